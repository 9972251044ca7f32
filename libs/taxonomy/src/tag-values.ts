/** OSM value, German, English. */
export type TagValue = readonly [value: string, de: string, en: string];

export const cuisines: readonly TagValue[] = [
  ['regional', 'Regional', 'Regional'], ['local', 'Lokale Küche', 'Local'], ['swiss', 'Schweizerisch', 'Swiss'],
  ['austrian', 'Österreichisch', 'Austrian'], ['german', 'Deutsch', 'German'], ['bavarian', 'Bayerisch', 'Bavarian'],
  ['alpine', 'Alpenküche', 'Alpine'], ['international', 'International', 'International'], ['european', 'Europäisch', 'European'],
  ['italian', 'Italienisch', 'Italian'], ['pizza', 'Pizza', 'Pizza'], ['pasta', 'Pasta', 'Pasta'], ['italian_pizza', 'Italienische Pizza', 'Italian pizza'],
  ['french', 'Französisch', 'French'], ['spanish', 'Spanisch', 'Spanish'], ['tapas', 'Tapas', 'Tapas'], ['portuguese', 'Portugiesisch', 'Portuguese'],
  ['greek', 'Griechisch', 'Greek'], ['mediterranean', 'Mediterran', 'Mediterranean'], ['balkan', 'Balkanküche', 'Balkan'],
  ['turkish', 'Türkisch', 'Turkish'], ['kebab', 'Kebab', 'Kebab'], ['falafel', 'Falafel', 'Falafel'], ['lebanese', 'Libanesisch', 'Lebanese'],
  ['arab', 'Arabisch', 'Arab'], ['oriental', 'Orientalisch', 'Oriental'], ['persian', 'Persisch', 'Persian'], ['moroccan', 'Marokkanisch', 'Moroccan'],
  ['african', 'Afrikanisch', 'African'], ['ethiopian', 'Äthiopisch', 'Ethiopian'], ['indian', 'Indisch', 'Indian'], ['curry', 'Curry', 'Curry'],
  ['nepalese', 'Nepalesisch', 'Nepalese'], ['tibetan', 'Tibetisch', 'Tibetan'], ['thai', 'Thailändisch', 'Thai'], ['vietnamese', 'Vietnamesisch', 'Vietnamese'],
  ['chinese', 'Chinesisch', 'Chinese'], ['japanese', 'Japanisch', 'Japanese'], ['sushi', 'Sushi', 'Sushi'], ['ramen', 'Ramen', 'Ramen'],
  ['noodle', 'Nudeln', 'Noodles'], ['korean', 'Koreanisch', 'Korean'], ['asian', 'Asiatisch', 'Asian'], ['wok', 'Wok', 'Wok'],
  ['mexican', 'Mexikanisch', 'Mexican'], ['tex-mex', 'Tex-Mex', 'Tex-Mex'], ['american', 'Amerikanisch', 'American'], ['burger', 'Burger', 'Burgers'],
  ['steak_house', 'Steakhaus', 'Steak house'], ['barbecue', 'Barbecue', 'Barbecue'], ['grill', 'Grill', 'Grill'], ['chicken', 'Poulet', 'Chicken'],
  ['fish', 'Fisch', 'Fish'], ['seafood', 'Meeresfrüchte', 'Seafood'], ['fish_and_chips', 'Fish and Chips', 'Fish and chips'], ['hot_dog', 'Hotdog', 'Hot dogs'],
  ['sausage', 'Wurst', 'Sausages'], ['sandwich', 'Sandwich', 'Sandwiches'], ['bagel', 'Bagel', 'Bagels'], ['salad', 'Salat', 'Salads'],
  ['soup', 'Suppe', 'Soups'], ['vegetarian', 'Vegetarisch', 'Vegetarian'], ['vegan', 'Vegan', 'Vegan'], ['organic', 'Bio', 'Organic'],
  ['fondue', 'Fondue', 'Fondue'], ['raclette', 'Raclette', 'Raclette'], ['cheese', 'Käse', 'Cheese'], ['rosti', 'Rösti', 'Rösti'],
  ['schnitzel', 'Schnitzel', 'Schnitzel'], ['crepe', 'Crêpes', 'Crêpes'], ['pancake', 'Pfannkuchen', 'Pancakes'], ['breakfast', 'Frühstück', 'Breakfast'],
  ['brunch', 'Brunch', 'Brunch'], ['coffee_shop', 'Kaffee', 'Coffee'], ['cake', 'Kuchen', 'Cakes'], ['dessert', 'Dessert', 'Desserts'],
  ['ice_cream', 'Glace', 'Ice cream'], ['frozen_yogurt', 'Frozen Yogurt', 'Frozen yogurt'], ['tea', 'Tee', 'Tea'], ['fine_dining', 'Gehobene Küche', 'Fine dining'],
  ['bistro', 'Bistro', 'Bistro'], ['fusion', 'Fusion', 'Fusion'], ['poke', 'Poké Bowl', 'Poké bowls'], ['game', 'Wild', 'Game'], ['hotpot', 'Feuertopf', 'Hot pot'],
  ['home_cooking', 'Hausmannskost', 'Home cooking'],
];

export const drinks: readonly TagValue[] = [
  ['beer', 'Bier', 'Beer'], ['wine', 'Wein', 'Wine'], ['spritz', 'Spritz', 'Spritz'], ['syrup', 'Sirup', 'Syrup'], ['tea', 'Tee', 'Tea'],
  ['coffee', 'Kaffee', 'Coffee'], ['cocktail', 'Cocktails', 'Cocktails'], ['juice', 'Saft', 'Juice'], ['liquor', 'Spirituosen', 'Spirits'],
  ['whisky', 'Whisky', 'Whisky'], ['gin', 'Gin', 'Gin'], ['mulled_wine', 'Glühwein', 'Mulled wine'], ['hot_chocolate', 'Heisse Schokolade', 'Hot chocolate'],
  ['cider', 'Most', 'Cider'], ['milk', 'Milch', 'Milk'], ['water', 'Wasser', 'Water'], ['soft_drink', 'Süssgetränke', 'Soft drinks'],
  ['christmas_beer', 'Weihnachtsbier', 'Christmas beer'], ['yes', 'Getränke', 'Drinks'],
];

export const surfaces: readonly TagValue[] = [
  ['asphalt', 'Asphalt', 'Asphalt'], ['gravel', 'Schotter', 'Gravel'], ['paved', 'Befestigt', 'Paved'], ['unpaved', 'Unbefestigt', 'Unpaved'],
  ['concrete', 'Beton', 'Concrete'], ['paving_stones', 'Pflastersteine', 'Paving stones'], ['sett', 'Kopfsteinpflaster', 'Setts'],
  ['cobblestone', 'Kopfsteinpflaster', 'Cobblestone'], ['compacted', 'Feinschotter', 'Compacted'], ['fine_gravel', 'Feinkies', 'Fine gravel'],
  ['grass', 'Gras', 'Grass'], ['ground', 'Naturboden', 'Ground'], ['dirt', 'Erde', 'Dirt'], ['earth', 'Erde', 'Earth'], ['sand', 'Sand', 'Sand'],
  ['wood', 'Holz', 'Wood'], ['metal', 'Metall', 'Metal'], ['rock', 'Fels', 'Rock'], ['pebblestone', 'Kiesel', 'Pebbles'], ['clay', 'Lehm', 'Clay'],
  ['tartan', 'Tartan', 'Tartan'], ['artificial_turf', 'Kunstrasen', 'Artificial turf'], ['woodchips', 'Holzschnitzel', 'Wood chips'],
  ['grass_paver', 'Rasengitter', 'Grass pavers'], ['hard', 'Hartplatz', 'Hard'], ['rubber', 'Gummi', 'Rubber'], ['acrylic', 'Acryl', 'Acrylic'],
  ['snow', 'Schnee', 'Snow'], ['ice', 'Eis', 'Ice'],
];

export const fleaMarket: readonly TagValue[] = [
  ['adultsClothingAccessories', 'Kleidung & Accessoires', 'Clothing & accessories'], ['artDecor', 'Kunst & Deko', 'Art & decor'], ['books', 'Bücher', 'Books'],
  ['carAccessories', 'Autozubehör', 'Car accessories'], ['cdDvdGames', 'CDs, DVDs & Games', 'CDs, DVDs & games'], ['electronics', 'Elektronik', 'Electronics'],
  ['equestrianEquipment', 'Reitsport', 'Equestrian equipment'], ['fleamarketSuprises', 'Überraschungen', 'Surprises'], ['furniture', 'Möbel', 'Furniture'],
  ['gamesPuzzles', 'Spiele & Puzzles', 'Games & puzzles'], ['gardenItems', 'Garten', 'Garden'], ['hobbiesCrafts', 'Hobby & Basteln', 'Hobbies & crafts'],
  ['householdItems', 'Haushalt', 'Household'], ['kidsItems', 'Kindersachen', 'For kids'], ['music', 'Musik', 'Music'], ['petSupplies', 'Tierbedarf', 'Pet supplies'],
  ['specialCollectibles', 'Sammlerstücke', 'Collectibles'], ['sportsLeisure', 'Sport & Freizeit', 'Sports & leisure'],
  ['toolsEquipment', 'Werkzeug', 'Tools'], ['travelLuggage', 'Reisegepäck', 'Travel luggage'],
];

/** Values of the tag keys named after a branch. */
export const branchTagValues: readonly TagValue[] = [
  ['kulinarik', 'Kulinarik', 'Food & drink'], ['transport', 'Verkehr', 'Transport'], ['einkaufen', 'Einkaufen', 'Shopping'],
  ['spielplätze', 'Spielplätze', 'Playgrounds'], ['sportstätten', 'Sportstätten', 'Sports grounds'], ['funken', 'Funken', 'Bonfires'],
  ['geschichte', 'Geschichte', 'History'], ['aed', 'Defibrillatoren', 'Defibrillators'], ['bildungBetreuung', 'Bildung & Betreuung', 'Education & care'],
  ['unterkunft', 'Unterkunft', 'Accommodation'], ['events', 'Veranstaltungen', 'Events'], ['aussteller', 'Aussteller', 'Exhibitors'],
  ['praktisches', 'Praktisches', 'Useful'], ['verkehrssicherheit', 'Verkehrssicherheit', 'Road safety'], ['wege', 'Wege', 'Paths'],
  ['branchenverzeichnis', 'Branchenverzeichnis', 'Business directory'], ['gutscheine', 'Gutscheine', 'Coupons'],
  ['halle', 'Halle', 'Hall'], ['zelt', 'Zelt', 'Tent'], ['stand', 'Stand', 'Stand'],
  ['hauptsponsor', 'Hauptsponsor', 'Main sponsor'], ['presentingPartner', 'Presenting Partner', 'Presenting partner'], ['patronat', 'Patronat', 'Patronage'],
  ['varA', '8–12 Uhr', '8 am – 12 noon'], ['varB', '12–17 Uhr', '12 noon – 5 pm'],
  ['verkehrssicherheit:sichereWege', 'Sichere Wege', 'Safe routes'], ['verkehrssicherheit:übergang', 'Übergänge', 'Crossings'],
  ['verkehrssicherheit:zonen', 'Zonen', 'Zones'], ['verkehrssicherheit:baustellen', 'Baustellen', 'Construction sites'], ['button:nah', 'In der Nähe', 'Nearby'],
];
