/** Exhibitors: name, what they show, keywords. All invented. */
export const exhibitors: readonly (readonly [name: string, offer: string, keywords: string])[] = [
  ['Holzbau Lärchtal', 'Tiny House zum Betreten', 'Holz, Bauen, Haus'], ['Küchen Thaler', 'Kochvorführung um 11 und 15 Uhr', 'Küche, Kochen'], ['Velo Berger', 'E-Bikes zur Probefahrt', 'Fahrrad, E-Bike'], ['Sonnenkraft Egger', 'Photovoltaik zum Messepreis', 'Solar, Strom'],
  ['Imkerei Moser', 'Honig aus sieben Blüten', 'Honig, Bienen'], ['Talbräu', 'Messebier vom Fass', 'Bier, Brauerei'], ['Gärtnerei Grünwerk', 'Winterharte Stauden', 'Garten, Pflanzen'], ['Polster Reiter', 'Sessel zum Probesitzen', 'Möbel, Polster'],
  ['Wärme Kofler', 'Wärmepumpen und Holzöfen', 'Heizung, Ofen'], ['Schmuckatelier Funke', 'Ringe aus Flussgold', 'Schmuck'], ['Käserei Rotalp', 'Bergkäse, achtzehn Monate', 'Käse'], ['Bergschuh Ortner', 'Anpassen vor Ort', 'Schuhe, Wandern'],
  ['Teppichhaus Prantl', 'Handgewebte Läufer', 'Teppich'], ['Bitwerk', 'Netze fürs ganze Haus', 'Informatik, WLAN'], ['Weingut Südhang', 'Verkostung von fünf Weinen', 'Wein'], ['Badewerk Auer', 'Bad in fünf Tagen', 'Bad, Sanitär'],
  ['Spielzeug Holzwurm', 'Kreisel zum Selberdrehen', 'Spielzeug, Kinder'], ['Tee & Kräuter Rainer', 'Teeprobe', 'Tee, Kräuter'], ['Fensterbau Steiner', 'Dreifach verglast', 'Fenster'], ['Reisebüro Fernblick', 'Frühbucher für den Sommer', 'Reisen'],
  ['Seifenküche Lavendel', 'Naturseifen', 'Seife, Kosmetik'], ['Messer Schatz', 'Schärfen, während man wartet', 'Messer'], ['Talspital', 'Blutdruck messen', 'Gesundheit'], ['Feuerwehr Aubach', 'Im Löschwagen sitzen', 'Feuerwehr, Kinder'],
  ['Sattlerei Wachter', 'Gürtel nach Mass', 'Leder'], ['Licht & Raum', 'Leuchten aus Lärche', 'Licht, Lampen'], ['Brennerei Obstgut', 'Edelbrände', 'Schnaps'], ['Glasbläserei Hauch', 'Vorführung jede Stunde', 'Glas, Kunst'], ['Dachwerk Hofer', 'Gratis-Dachprüfung gewinnen', 'Dach'], ['Trachten Pichler', 'Neue Kollektion', 'Kleidung, Tracht'],
];

export const shops: readonly (readonly [name: string, category: string, main: 'Shopping' | 'Eating' | 'Service'])[] = [
  ['Frischmarkt Mühlepark', 'Supermarket', 'Shopping'], ['Modehaus Faden', 'Clothing', 'Shopping'], ['Schuhwerk', 'Shoes', 'Shopping'], ['Mühlepark-Apotheke', 'Pharmacy', 'Shopping'], ['Leselicht', 'Books', 'Shopping'], ['Spielkiste', 'Toys', 'Shopping'],
  ['Klang & Ton', 'Electronics', 'Shopping'], ['Blütenwerk', 'Flowers', 'Shopping'], ['Optik Weitblick', 'Optician', 'Shopping'], ['Café Mühlrad', 'Café', 'Eating'], ['Backstube Mühle', 'Bakery', 'Shopping'], ['Coiffeur Schnittpunkt', 'Hairdresser', 'Service'],
  ['Sportecke', 'Sports', 'Shopping'], ['Wohnlich', 'Interior', 'Shopping'], ['Talnetz Mobil', 'Mobile phones', 'Shopping'], ['Uhren & Gold', 'Jewellery & watches', 'Shopping'], ['Restaurant Mühlestube', 'Restaurant', 'Eating'], ['Wok-Ecke', 'Fast food', 'Eating'],
  ['Gelato', 'Ice cream parlour', 'Eating'], ['Duftraum', 'Beauty products', 'Shopping'], ['Papierboot', 'Stationery', 'Shopping'], ['Reisebüro Fernblick', 'Travel agency', 'Service'], ['Zierwerk', 'Gifts', 'Shopping'], ['Pfotenladen', 'Pet supplies', 'Shopping'],
];
