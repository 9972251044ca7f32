import type { Generated } from 'kysely';

/** Data that all branches share: geography, icons, categories, tags, detail keys, search words. */
export interface ReferenceTables {
  countries: { id: string; iso2: string; oh_state_field: string | null };
  states: { id: string; country_id: string; nominatim_title: string };
  state_districts: { id: string; country_id: string; state_id: string | null; title: string; nominatim_title: string };
  cities: { id: string; country_id: string; title: string; lat: number; lon: number };
  icons: { id: string; title: string; icon_svg: string; symbol_svg: string };
  categories: {
    id: string;
    icon_id: string;
    icon_title: string;
    main_category: string;
    sub_category: string;
    background_color_name: string;
    color_name: string;
    z_order: Generated<number>;
  };
  category_translations: {
    category_id: string;
    language: string;
    main_category_name_translate: string;
    sub_category_name_translate: string;
  };
  tags: {
    id: string;
    tag_key: string;
    tag_value: string;
    tag_group: number | null;
    icon_id: string | null;
    color_name: Generated<string>;
    background_color_name: Generated<string>;
    show_in_subtitle: Generated<boolean>;
    is_hidden: Generated<boolean>;
    subtitle_sort_order: Generated<number>;
  };
  tag_translations: { tag_id: string; language: string; tag_key_translate: string; tag_value_translate: string };
  item_detail_keys: {
    id: string;
    key_name: string;
    icon_id: string;
    icon_title: string;
    color_name: string;
    type: string;
    needs_unit: Generated<boolean>;
    is_hidden: Generated<boolean>;
  };
  item_detail_key_translations: { item_detail_key_id: string; language: string; detail_key_translate: string };
  search_words: { id: string; name: string };
  search_word_categories: { search_word_id: string; category_id: string };
  /** `words` are comma-separated. */
  search_word_translations: { search_word_id: string; language: string; words: string };
}
