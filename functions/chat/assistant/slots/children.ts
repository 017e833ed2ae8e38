/** Children by what they are called, and by their age. */
const child =
  "kids?|child(?:ren)?|toddlers?|preschoolers?|sons?|daughters?|nephews?|nieces?|grandson|granddaughter|grandchild(?:ren)?|(?:little|younger|baby) (?:brother|sister|cousin)s?|kindern?|kind|kleinkind\\w*|sohn|tochter|neffen?|nichte|enkel\\w*|kleine[nr]? (?:bruder|schwester)";
const theirs =
  "(?:my|our|the|a|an|some|young|younger|small|little|mein\\w*|unser\\w*|ein\\w*|die|den|der|kleine\\w*|\\d+|year|yr|years|yrs|old|jahrige\\w*|two|three|zwei|drei) ";

/** Words that say that a child is to watch or read, in plain form. */
const withChildren = new RegExp(
  [
    `\\b(?:for|fur) (?:${theirs}){0,5}(?:${child})\\b`,
    `\\b(?:watch|see|watching|start|schauen|sehen|gucken|ansehen)\\b.{0,20}\\bwith (?:${theirs}){0,5}(?:${child})\\b|\\bmit (?:mein|unser)\\w* (?:${theirs}){0,3}(?:${child})\\b`,
    "\\b(?:my|our|for|mein\\w*|fur)(?: (?:an?|my|our|ein\\w*|mein\\w*))? (?:\\d|1[0-2]) ?(?:(?:years?|yrs?) olds?|jahrige\\w*)\\b(?! (?:animes?|mangas?|shows?|series|serien?|movies?|films?)\\b)",
    `\\b(?:${child}) (?:is|ist|are|sind|turned|turns|wird|who is) (?:\\w+ )?(?:\\d|1[0-2])\\b(?! (?:episodes?|folgen?))`,
    "\\b(?:kid|child|family) ?(?:friendly|safe|appropriate)\\b|\\bkindgerecht\\w*|\\bkinder(?:animes?|serien?|filme?)\\b|\\bkindertauglich\\w*|\\b(?:my|mein\\w*) (?:kids?|kinder|children)\\b.{0,20}\\b(?:watch|see|like|enjoy|schauen|sehen|gucken)\\b",
    "(?:子供|子ども|こども|小学生|幼児|幼稚園児|息子|娘)(?:と(?:一緒|見|観)|たちと|向け|でも|に(?:も)?(?:見せ|観せ|おすすめ|合|向)|が(?:も)?(?:見|観|喜|楽し))|(?<!\\d)[1-9]歳(?:の子|児)",
  ].join("|"),
);

const ages = /\b(\d{1,2}) ?(?:years?|yrs?|jahrige\w*|jahre)\b/g;
/** Who is so old is no child to the ratings of the catalogue. */
const grown = 13;

/** Whether a text asks for what a child may see; none of the ages that it names is a grown one's. */
export const asksForChildren = (plain: string): boolean =>
  withChildren.test(plain) &&
  !Array.from(plain.matchAll(ages)).some(([, age]) => Number(age) >= grown);
