const bySubCategory: Record<string, string> = {
  Restaurant: 'Restaurant', Pizzeria: 'Restaurant', 'Mountain restaurant': 'Restaurant', Canteen: 'Restaurant', 'Café': 'CafeOrCoffeeShop', 'Tea house': 'CafeOrCoffeeShop',
  'Fast food': 'FastFoodRestaurant', 'Snack stand': 'FastFoodRestaurant', 'Ice cream parlour': 'IceCreamShop', Bar: 'BarOrPub', Pub: 'BarOrPub', Biergarten: 'BarOrPub', 'Wine bar': 'BarOrPub', Nightclub: 'NightClub', Casino: 'Casino',
  Supermarket: 'GroceryStore', 'Convenience store': 'ConvenienceStore', Bakery: 'Bakery', 'Wine shop': 'LiquorStore', Beverages: 'LiquorStore', Clothing: 'ClothingStore', Shoes: 'ShoeStore', 'Jewellery & watches': 'JewelryStore',
  Books: 'BookStore', Stationery: 'OfficeEquipmentStore', Toys: 'ToyStore', Flowers: 'Florist', 'Garden centre': 'GardenStore', Furniture: 'FurnitureStore', Interior: 'HomeGoodsStore', Electronics: 'ElectronicsStore', 'Mobile phones': 'MobilePhoneStore',
  'DIY store': 'HardwareStore', Sports: 'SportingGoodsStore', Bicycles: 'BikeStore', Pharmacy: 'Pharmacy', Optician: 'Optician', 'Pet supplies': 'PetStore', 'Music & instruments': 'MusicStore', 'Department store': 'DepartmentStore',
  'Shopping centre': 'ShoppingCenter', 'Car dealer': 'AutoDealer', Playground: 'Playground', 'Sports centre': 'SportsActivityLocation', Tennis: 'TennisComplex', Golf: 'GolfCourse', Bowling: 'BowlingAlley', Swimming: 'PublicSwimmingPool',
  'Bathing place': 'Beach', Fitness: 'ExerciseGym', 'Sauna & spa': 'HealthClub', Peak: 'Mountain', Lake: 'LakeBodyOfWater', River: 'RiverBodyOfWater', Waterfall: 'Waterfall', Park: 'Park', Garden: 'Park', Castle: 'LandmarksOrHistoricalBuildings',
  Zoo: 'Zoo', Ruins: 'LandmarksOrHistoricalBuildings', 'Town hall': 'CityHall', Government: 'GovernmentOffice', Courthouse: 'Courthouse', Embassy: 'Embassy', Church: 'Church', Mosque: 'Mosque', Cemetery: 'Cemetery',
  Museum: 'Museum', Gallery: 'ArtGallery', Theatre: 'PerformingArtsTheater', Cinema: 'MovieTheater', 'Concert hall': 'MusicVenue', 'Amusement park': 'AmusementPark', School: 'School', Kindergarten: 'Preschool', Childcare: 'ChildCare',
  University: 'CollegeOrUniversity', Library: 'Library', Hotel: 'Hotel', 'Guest house': 'BedAndBreakfast', Hostel: 'Hostel', 'Camp site': 'Campground', 'Motorhome site': 'RVPark', 'Bus stop': 'BusStop', 'Bus station': 'BusStation',
  'Railway station': 'TrainStation', Taxi: 'TaxiStand', Ferry: 'BoatTerminal', Airfield: 'Airport', Parking: 'ParkingFacility', 'Fuel station': 'GasStation', 'Car rental': 'AutoRental', 'Car wash': 'AutoWash', Toilet: 'PublicToilet',
  'Post office': 'PostOffice', Bank: 'BankOrCreditUnion', ATM: 'AutomatedTeller', Police: 'PoliceStation', 'Fire station': 'FireStation', Hospital: 'Hospital', Dentist: 'Dentist', Doctor: 'MedicalClinic', Veterinary: 'VeterinaryCare',
  Hairdresser: 'HairSalon', Laundry: 'DryCleaningOrLaundry', 'Travel agency': 'TravelAgency', 'Tourist information': 'TouristInformationCenter',
};
const byMainCategory: Record<string, string> = {
  Eating: 'FoodEstablishment', 'Drinking & Nightlife': 'BarOrPub', Shopping: 'Store', Activities: 'SportsActivityLocation', 'Nature & Landscape': 'Landform', Sights: 'TouristAttraction', 'History & Politics': 'LandmarksOrHistoricalBuildings',
  Religion: 'PlaceOfWorship', 'Entertainment & Culture': 'CivicStructure', 'Education & Science': 'CivicStructure', Sleeping: 'LodgingBusiness', 'Craft & Produce': 'LocalBusiness', Experience: 'TouristAttraction', Exhibition: 'LocalBusiness',
};
/** Ways on foot and by bike have no type of their own. */
const routes = /route$|slope$|run$|skiing$/;

/** The schema.org type of a category, always a kind of Place. @param main @param sub English source names */
export function schemaType(main: string | undefined, sub: string | undefined): string {
  if (sub && routes.test(sub)) return 'TouristAttraction';
  return bySubCategory[sub ?? ''] ?? byMainCategory[main ?? ''] ?? 'Place';
}
