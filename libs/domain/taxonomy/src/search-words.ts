import type { SearchWord } from '@umkreis/contract/search-word.ts';
import { categories } from './categories.ts';
import { derivedId } from './ids.ts';

/**
 * Search words for kinds of place, in German, Swiss, Liechtenstein and English; the names of the categories are
 * searched anyway. Each line: English sub categories, German words, English words.
 */
const table = `
Restaurant | essen, gasthaus, gasthof, wirtschaft, beiz, beizli, spunte, lokal, speiselokal | dining, eatery
Restaurant | abendessen, mittagessen, zmittag, znacht, nachtessen | food, lunch, dinner
Café | kaffee, kaffeehaus, kuchen, torte, tea-room | coffee, cake
Café + Bakery | frühstück, frühstücken, zmorge, zmorga, zmorgen, brunch | breakfast
Bakery + Café + Snack stand + Butcher | znüni, znüne, zvieri, marend, pausenbrot | snack, elevenses
Fast food | schnellimbiss, takeaway, döner, kebab, burger, pommes | takeaway, kebab
Pizzeria | pizza, italiener, italienisch | italian
Mountain restaurant | hütte, berghütte, alpwirtschaft, jause, einkehr, bergbeiz | hut
Ice cream parlour | glace, glacé, eis, gelato, gelateria | ice cream
Snack stand | imbiss, wurststand | food truck
Barbecue | grill, grillplatz, feuerstelle, brätelstelle, bräteln, grillieren | bbq, fire pit
Bar | cocktail, drink, trinken, ausgang | drinks
Pub + Restaurant | beiz, bierlokal, stübli | inn
Pub | bier | beer
Biergarten | bier, gartenwirtschaft, gartenbeiz | beer garden
Nightclub | disco, diskothek, tanzen, ausgang, party | dance
Wine bar | wein, vinothek | wine
Supermarket | lebensmittel, laden, einkaufen, poschta, pöschtala, coop, migros, denner, spar | grocery, groceries, food shop
Convenience store | lebensmittel, laden, dorfladen, lädeli | grocery, corner shop
Bakery | brot, gebäck, brötchen, gipfeli, weggli, konditorei, beck, bäck, becka | bread
Butcher | metzger, metzg, metzgete, fleischerei, fleisch, wurst | meat
Confectionery | schokolade, pralinen, süssigkeiten, konditorei, guetsli | chocolate, sweets
Wine shop | wein, vinothek | wine
Farm shop | bauernhof, hofladen, hoflada, milch, eier, gemüse, direktverkauf | farm
Clothing | kleider, kleidung, bekleidung, boutique | fashion, clothes
Shoes | schuhladen | shoes
Jewellery & watches | juwelier, goldschmied, uhr, uhren, ringe | jeweller
Books | buchladen, bücher | books, bookshop
Stationery | schreibwaren, büromaterial | paper shop
Gifts | souvenir, souvenirs, andenken, geschenkladen | souvenirs
Toys | spielzeug, spielsachen | toy
Flowers | blumenladen, florist, floristik | florist
Garden centre | pflanzen, gartencenter | plants, nursery
Electronics | computer, elektrogeschäft, fernseher | computer
Mobile phones | handy, natel, telefon | smartphone
DIY store | heimwerker, werkzeug, eisenwaren, do it | hardware
Sports | skiverleih, sportladen | outdoor
Bicycles | velo, fahrrad, rad, veloladen | bike
Pharmacy | medikamente, arznei, notfallapotheke | medicine, chemist, drugstore
Drugstore | medikamente, pflege, kosmetik | toiletries
Optician | brille, brillen, kontaktlinsen | glasses
Pet supplies | tierhandlung, zoofachgeschäft, haustier | pet shop
Kiosk | zeitung, zigaretten, tabak | newspaper
Second-hand | brocki, brockenstube, brocka, gebraucht, trödel, flohmarkt | thrift
Department store | kaufhaus | department store
Shopping centre | einkaufen | shopping, mall
Car dealer | auto, garage, autohändler | car
Playground | kinder, spielen, spielplatz, spielplätz | kids, family
Playground + Zoo + Amusement park + Adventure trail + Swimming + Mini golf + Rope course + Animal encounter |
  mit kindern, kinder, kind, familie, goofa | kids, children, family
Sports centre | turnhalle, sporthalle, stadion | gym, hall
Football | fussball, schutta, tschutten | soccer
Swimming | hallenbad, freibad, badi, bädli | pool
Swimming + Bathing place + Lake | badi, baden, schwimmen, badeplatz | swim, swimming
Bathing place | badesee, strandbad, strand | beach
Ice rink | schlittschuh, eislaufen, eisfeld | skating
Ski slope | ski, skifahren, piste, snowboard | skiing
Cross-country skiing | loipe, langlaufen | cross-country
Sledging run | schlitten, schlitteln, schlittla, rodeln, rodelbahn | sledge
Hiking route + Winter hiking route | wandern, wanderung, wanderungen, spaziergang | hike, hiking, hiking trail, hiking path, walk
Hiking route | wanderweg, tour | trail
Winter hiking route | winterwandern, schneeschuh | snowshoe
Mountain bike route | mtb, biken, bike | trail
Cycle route | veloweg, radweg, radtour | cycling
Bicycle rental + Bicycles + Cycle route + Mountain bike route | velo, fahrrad | bike
Riding | pferd, pferde, reitstall, ross | horse
Fitness | fitnesscenter, krafttraining | gym, workout
Sauna & spa | wellness, therme, thermalbad | wellness
Climbing | kletterhalle, bouldern, klettersteig | boulder
Rope course | hochseilgarten, kletterpark | high ropes
Peak | berg, berggipfel, gipfel, spitz | mountain, summit
Viewpoint | aussicht, panorama | view, lookout
Lake | weiher, teich | pond
Nature reserve | naturschutz, schutzgebiet | nature
Park | grünanlage, picknick | green
Castle | schloss, burg, festung | fortress
Ruins | burg, burgruine | ruin
Fountain | dorfbrunnen, wasser | water
Artwork | kunst, skulptur, statue | art
Zoo | tiere, wildpark | animals
Town hall | rathaus, gemeindeverwaltung, gemeinde, amt, verwaltung, gemeindekanzlei | municipality
Government | amt, verwaltung, regierung, landesverwaltung | authority
Memorial | gedenkstätte, statue | monument
Church | gottesdienst, pfarrkirche, messe | mass
Monastery | abtei | abbey
Cemetery | grab, gräber | graveyard
Bonfire site | funken, funkensonntag | bonfire
Museum | ausstellung, kunst, kunstmuseum | exhibition, art
Museum + Cinema + Gallery + Library + Swimming + Sauna & spa + Bowling + Escape room |
  regen, regenwetter, schlechtwetter | rain, rainy day
Gallery | kunst, ausstellung | art
Theatre | schauspiel, kleintheater | stage
Cinema | film, filme | movies
School | primarschule, sekundarschule, gymnasium, schulhaus | school
Kindergarten | kinder, chindsgi | nursery school
Childcare | kita, krippe, tagesstätte, hort | nursery, daycare
University | uni, studium | college
Library | bücherei, bücher | books
Public bookcase | bücherschrank, büchertausch | book exchange
Hotel | übernachten, übernachtung, zimmer, unterkunft, schlafen | accommodation, room, stay
Guest house | zimmer, unterkunft, übernachten, b&b | bed, breakfast
Apartment | unterkunft, airbnb | flat
Holiday home | unterkunft, chalet | cottage
Hostel | jugi, unterkunft | hostel
Alpine hut | sac, hütte, übernachten | mountain hut
Camp site | camping, zelten, zeltplatz | tent
Motorhome site | wohnmobil, camper, stellplatz | motorhome
Bus stop | bus, haltestelle, öv, poschti, postauto | bus, transit
Bus station | öv, busterminal | terminal
Railway station | zug, bahn, öv | train
Tram stop | tram, strassenbahn | tram
Parking | parkhaus, parkieren, parken, parkplätze, tiefgarage | car park, park, garage
Bicycle parking | veloständer, veloparkplatz | bike rack
Charging station | elektroauto, e-auto, laden, strom, elektrotankstelle | ev charger
Fuel station | benzin, diesel, tanken | gas, petrol
Car repair | garage, werkstatt, reparatur, mechaniker | garage
Car rental | mietwagen | hire car
Bicycle rental | fahrradverleih, mieten, e-bike | e-bike
Gondola lift + Cable car + Chairlift + Platter lift + T-bar lift + J-bar lift + Rope tow lift + Drag lift + Magic carpet |
  skilift, lift, bergbahn, bähnli | ski lift
Gondola lift | gondel, kabinenbahn | cable car
Cable car | luftseilbahn, gondel | cable car
Chairlift | sesselbahn | chairlift
Toilet | wc, klo, toiletten, hüsli, züri wc | restroom, bathroom
Drinking water | wasser, trinkbrunnen | water
Bench | bank, bänkli, sitzen | seat
Picnic table | picknick, rastplatz | picnic
Waste disposal + Recycling | kehricht, entsorgung, entsorgen, ghüder, güsel, abfall, müll, sperrgut, deponie,
  sammelstelle, wertstoffe, werkhof | waste, rubbish, trash, garbage, refuse, tip, dump
Waste basket | müll, abfall, kübel, abfallkübel, mistkübel | bin
Dog waste basket | hund, hundekot | dog
Recycling | altglas, altpapier, glas, karton, pet | glass, paper
Defibrillator | aed, herz, notfall | aed
Post office | poststelle, briefe, pakete, paket | parcel
Post box | brief | letterbox
ATM | bankomat, bancomat, bargeld, geld, geldabheben | cash, cash machine, cashpoint
Bank | geld, konto, bankomat, bancomat | account
Hospital | krankenhaus, klinik, notaufnahme, notfall | emergency
Doctor | arzt, ärztin, hausarzt, praxis, doktor | physician, gp
Dentist | zahnarzt, zahnärztin, zähne, zahnweh | teeth, toothache
Veterinary | tierklinik, viehdoktor | vet
Therapy | physiotherapie, physio, osteopathie | physio
Nursing home | altersheim, altersresidenz, senioren | old people's home
Hairdresser | friseur, frisör, coiffeur, haare | barber, haircut
Laundry | waschsalon, textilreinigung | laundromat
Tourist office | tourismus, touristinfo, auskunft | tourist information
Information touch screen | bildschirm | screen
Carpenter | schreiner, tischler, zimmerei, holzbau | joiner
Plumber | sanitär, heizung, installateur, spengler | heating
Painter | maler, gipser | decorator
Winery | wein, winzer, weinkeller, torkel | wine
Brewery | bier | beer
Dairy | käse, milch, sennerei, molki | cheese
Guided tour | stadtführung, rundgang, tour | tour
Entrance/Exit | eingang, ausgang, tor | entrance
`;

const wordsOf = (column: string): string[] =>
  column
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** The built-in search words; staff edit them in the dashboard. */
export const searchWords: readonly SearchWord[] = rowsOf(table);

function rowsOf(text: string): SearchWord[] {
  // Continuation lines are indented.
  const lines = text.trim().replaceAll('\n  ', ' ').split('\n');
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const [kinds, de, en] = line.split(' | ').map((column) => column.replace(/\|$/, '').trim()) as [
      string,
      string,
      string,
    ];
    const subCategories = kinds.split(' + ');
    const count = (counts.get(kinds) ?? 0) + 1;
    counts.set(kinds, count);
    const name = count === 1 ? kinds : `${kinds} ${count}`;
    return {
      id: derivedId('searchWord', name),
      name,
      categoryIds: categories.filter(({ subCategory }) => subCategories.includes(subCategory)).map(({ id }) => id),
      translations: [
        { language: 'de', words: wordsOf(de) },
        { language: 'en', words: wordsOf(en) },
      ],
    };
  });
}
