export type Gender = 'm' | 'f' | 'n' | 'plural';

/** Endings of nouns for places by gender; longer endings take precedence. */
const endings: Record<Gender, string> = {
  f: `schule kirche kapelle post brücke halle hütte ruine bibliothek apotheke klinik praxis bäckerei metzgerei garage
    galerie mühle anlage verwaltung polizei feuerwehr station haltestelle akademie universität kathedrale moschee
    synagoge pension gärtnerei brauerei molkerei käserei kita badi bank kasse krippe stube grotte quelle strasse straße
    gasse allee promenade villa pizzeria drogerie mediathek ludothek`,
  m: `bahnhof friedhof gasthof werkhof schulhof park platz garten turm brunnen tunnel weiher laden markt hort saal steg
    kiosk neubau altbau pavillon weg graben pfad damm gedenkstein stausee badesee pass`,
  n: `haus schloss museum kloster hotel restaurant café cafe spital zentrum center theater kino stadion hallenbad freibad
    schwimmbad strandbad denkmal pflegeheim altersheim kinderheim wohnheim gymnasium postamt grundbuchamt depot areal
    bistro studio atelier kraftwerk lokal sportfeld spielfeld ufer casino hospiz`,
  plural: 'anlagen plätze schulen teiche gärten häuser hallen',
};
/** Matched as whole words only, because names of towns and people end in them, too */
const alone: Record<Gender, string> = {
  f: 'burg alp wiese arena insel halde gemeinde',
  m: 'hof dom see stein bau ring rain wald hügel',
  n: 'heim amt tor dorf feld werk lager',
  plural: 'höfe mauern',
};

const listed = (endingsByGender: Record<Gender, string>) =>
  Object.entries(endingsByGender).flatMap(([gender, text]) =>
    text.split(/\s+/).map((word) => ({ gender: gender as Gender, word })),
  );
const byLength = listed(endings).toSorted((a, b) => b.word.length - a.word.length);
const whole = new Map(listed(alone).map(({ word, gender }) => [word, gender]));

/** Gender of a German noun for a place, by its ending; undefined if unknown. */
export function genderOf(noun: string): Gender | undefined {
  const word = noun.toLowerCase();
  return whole.get(word) ?? byLength.find((ending) => word.endsWith(ending.word))?.gender;
}
