/** Sub categories of 'Shopping' by shop=*, others with their main category. */
export const shopRules: Record<string, string> = {
  supermarket: 'Supermarket', convenience: 'Convenience store', general: 'Convenience store', grocery: 'Convenience store', greengrocer: 'Convenience store',
  health_food: 'Convenience store', deli: 'Convenience store', cheese: 'Convenience store', seafood: 'Butcher', dairy: 'Farm shop',
  bakery: 'Bakery', butcher: 'Butcher', pastry: 'Confectionery', confectionery: 'Confectionery', chocolate: 'Confectionery', coffee: 'Beverages', tea: 'Beverages',
  beverages: 'Beverages', alcohol: 'Beverages', wine: 'Wine shop', farm: 'Farm shop',
  clothes: 'Clothing', fashion: 'Clothing', boutique: 'Clothing', fashion_accessories: 'Clothing', bag: 'Clothing', fabric: 'Clothing', leather: 'Clothing', shoes: 'Shoes',
  jewelry: 'Jewellery & watches', watches: 'Jewellery & watches', gold: 'Jewellery & watches', books: 'Books', stationery: 'Stationery', gift: 'Gifts', craft: 'Gifts',
  toys: 'Toys', games: 'Toys', model: 'Toys', florist: 'Flowers', garden_centre: 'Garden centre', agrarian: 'Garden centre',
  furniture: 'Furniture', bed: 'Furniture', kitchen: 'Interior', interior_decoration: 'Interior', houseware: 'Interior', lighting: 'Interior', carpet: 'Interior',
  curtain: 'Interior', bathroom_furnishing: 'Interior', antiques: 'Interior', art: 'Interior', frame: 'Interior',
  electronics: 'Electronics', computer: 'Electronics', hifi: 'Electronics', appliance: 'Electronics', radiotechnics: 'Electronics', mobile_phone: 'Mobile phones', telecommunication: 'Mobile phones',
  doityourself: 'DIY store', hardware: 'DIY store', trade: 'DIY store', paint: 'DIY store', tiles: 'DIY store', sports: 'Sports', outdoor: 'Sports', ski: 'Sports', hunting: 'Sports', fishing: 'Sports',
  bicycle: 'Bicycles', chemist: 'Drugstore', optician: 'Optician', hearing_aids: 'Optician', cosmetics: 'Beauty products', perfumery: 'Beauty products', nutrition_supplements: 'Drugstore',
  medical_supply: 'Drugstore', pet: 'Pet supplies', music: 'Music & instruments', musical_instrument: 'Music & instruments', kiosk: 'Kiosk', newsagent: 'Kiosk', tobacco: 'Kiosk', lottery: 'Kiosk', 'e-cigarette': 'Kiosk',
  second_hand: 'Second-hand', charity: 'Second-hand', pawnbroker: 'Second-hand', department_store: 'Department store', variety_store: 'Department store', mall: 'Shopping centre',
  car: 'Car dealer', motorcycle: 'Car dealer', caravan: 'Car dealer', vacant: 'Vacant shop', vending_machine: 'Vending machine',
  hairdresser: 'Service/Hairdresser', beauty: 'Service/Beauty', massage: 'Service/Massage', tattoo: 'Service/Tattoo', laundry: 'Service/Laundry', dry_cleaning: 'Service/Laundry',
  travel_agency: 'Service/Travel agency', car_repair: 'Service/Car repair', tyres: 'Service/Car repair', car_parts: 'Service/Car repair', motorcycle_repair: 'Service/Car repair',
  printing: 'Service/Copy shop', copyshop: 'Service/Copy shop', photo: 'Service/Photographer', funeral_directors: 'Service/Funeral services', tailor: 'Service/Tailor',
  locksmith: 'Service/Key service', rental: 'Service/Rental', storage_rental: 'Service/Storage', ticket: 'Event/Ticket counter', estate_agent: 'Service/Real estate', money_lender: 'Service/Bank',
};

/** Sub categories of 'Service' by office=*. */
export const officeRules: Record<string, string> = {
  company: 'Company', it: 'IT', architect: 'Architect', engineer: 'Architect', surveyor: 'Architect', lawyer: 'Lawyer', notary: 'Lawyer', estate_agent: 'Real estate', insurance: 'Insurance',
  accountant: 'Tax & accounting', tax_advisor: 'Tax & accounting', financial: 'Tax & accounting', financial_advisor: 'Tax & accounting', employment_agency: 'Employment agency',
  travel_agent: 'Travel agency', association: 'Association', ngo: 'Association', foundation: 'Association', charity: 'Association', political_party: 'Association', religion: 'Association', union: 'Association',
  energy_supplier: 'Utility', water_utility: 'Utility', telecommunication: 'IT', therapist: 'Therapy', physician: 'Doctor', moving_company: 'Company', educational_institution: 'Education & Science/Adult education',
  research: 'Education & Science/Research', tourism: 'Information/Tourist office',
};

/** Sub categories of 'Craft & Produce' by craft=*. */
export const craftRules: Record<string, string> = {
  carpenter: 'Carpenter', joiner: 'Carpenter', cabinet_maker: 'Carpenter', electrician: 'Electrician', plumber: 'Plumber', hvac: 'Plumber', painter: 'Painter', metal_construction: 'Metalwork', blacksmith: 'Metalwork',
  locksmith: 'Metalwork', roofer: 'Roofer', builder: 'Builder', scaffolder: 'Builder', gardener: 'Gardener', winery: 'Winery', brewery: 'Brewery', distillery: 'Distillery', dairy: 'Dairy', cheese: 'Dairy', beekeeper: 'Beekeeper',
  pottery: 'Pottery', stonemason: 'Stonemason', sculptor: 'Stonemason', sawmill: 'Sawmill', photographer: 'Service/Photographer', tailor: 'Service/Tailor', caterer: 'Eating/Canteen', printer: 'Service/Copy shop', key_cutter: 'Service/Key service',
};

/** Sub categories of 'Activities' by sport=* on a pitch, track or other sports ground. */
export const sportRules: Record<string, string> = {
  soccer: 'Football', tennis: 'Tennis', table_tennis: 'Table tennis', basketball: 'Basketball', volleyball: 'Volleyball', beachvolleyball: 'Volleyball', skateboard: 'Skatepark', bmx: 'Bike park', cycling: 'Bike park', mtb: 'Bike park',
  climbing: 'Climbing', climbing_adventure: 'Rope course', fitness: 'Fitness station', swimming: 'Swimming', ice_hockey: 'Ice rink', ice_skating: 'Ice rink', equestrian: 'Riding', golf: 'Golf', shooting: 'Shooting range', boules: 'Boules', bowls: 'Boules',
  free_flying: 'Paragliding', skiing: 'Ski slope',
};

/** Categories by information=* on tourism=information. */
export const informationRules: Record<string, string> = {
  office: 'Tourist office', visitor_centre: 'Tourist office', board: 'Board', map: 'Map', tactile_map: 'Map', guidepost: 'Guidepost', route_marker: 'Guidepost', terminal: 'Information touch screen',
};

export const vendingRules: Record<string, string> = {
  excrement_bags: 'Service/Dog waste basket', parcel_pickup: 'Service/Parcel locker', 'parcel_pickup;parcel_mail_in': 'Service/Parcel locker', condoms: 'Shopping/Vending machine',
};

export const aerialwayRules: Record<string, string> = {
  gondola: 'Gondola lift', mixed_lift: 'Gondola lift', cable_car: 'Cable car', chair_lift: 'Chairlift', platter: 'Platter lift', 't-bar': 'T-bar lift', 'j-bar': 'J-bar lift', rope_tow: 'Rope tow lift', drag_lift: 'Drag lift', magic_carpet: 'Magic carpet',
  goods: 'Goods lift', zip_line: 'Zip line',
};
