import type { Concept } from "../concepts.ts";
import type { Trait } from "./traits.ts";

/** What is said, or with an exclamation mark what is not. */
type Said = Concept | Trait | `!${Concept | Trait}`;
export type Asks = readonly Said[];

/** What asks for an intent, and what kind of intent it is. */
export interface Row {
  /** Sets of what is said together; the largest that fits a question counts. */
  readonly asks: readonly Asks[];
  /** With any of these it asks something else. */
  readonly unless: Asks;
  /** Whether it is asked of a title, or of a word that stands for one. */
  readonly ofTitle?: boolean;
  /** Whether it cannot be answered without a title, though it can be asked without one. */
  readonly needsTitle?: boolean;
  /** Whether it says all it wants by itself, whatever was said before. */
  readonly isWhole?: boolean;
  /** Whether it counts before all others. */
  readonly isFirst?: boolean;
}

const wordsOf = (text: string): Asks => text.split(/\s+/).filter(Boolean) as Said[];

/** A row whose sets are written "count episode | length episode". */
const row = ({
  asks,
  unless = "",
  ...kind
}: Omit<Row, "asks" | "unless"> & { readonly asks: string; readonly unless?: string }): Row => ({
  asks: asks.split("|").map(wordsOf),
  unless: wordsOf(unless),
  ...kind,
});

export const rows = {
  // Talk, which is heard before anything else
  inject: row({ asks: "disobey", isWhole: true, isFirst: true }),
  abuse: row({ asks: "insult", isWhole: true, isFirst: true }),
  others: row({ asks: "others", unless: "disobey", isWhole: true, isFirst: true }),
  act: row({
    asks: "change | change list | change seen",
    unless: "how moveData what like recommend want",
    isWhole: true,
    isFirst: true,
  }),
  site: row({
    asks: "account | where profile | where moveData | where listMaking | moveData mine | how moveData | whether moveData | moveData list | account change | listMaking | profile change | how profile | profile whether | how change | how dropped mine | how score mine",
    isWhole: true,
    isFirst: true,
  }),
  outside: row({
    asks: "outside | why",
    unless: "recommend disobey",
    isWhole: true,
    isFirst: true,
  }),
  spoiler: row({
    asks: "spoiler episode | spoiler | who spoiler | how spoiler | what spoiler | how end | who spoiler mine",
    needsTitle: true,
  }),
  opinion: row({ asks: "opinion | what opinion", needsTitle: true }),
  greet: row({ asks: "hello | howAreYou", isWhole: true }),
  thanks: row({ asks: "thanks | bye", isWhole: true }),
  help: row({ asks: "help | you", isWhole: true }),
  // Numbers of a title
  episodes: row({
    asks: "episode bound | whether episode bound | whether episode | count episode | length episode | episode | episode end what | count part",
    unless: "remaining mine progress next air each perDay take",
    ofTitle: true,
  }),
  chapters: row({
    asks: "count chapter | chapter",
    unless: "remaining mine progress next perDay",
    ofTitle: true,
  }),
  volumes: row({ asks: "count volume | volume", unless: "titles", ofTitle: true }),
  length: row({
    asks: "howLong | length",
    unless: "each take finish remaining until perDay whole mine minutes hours",
    ofTitle: true,
  }),
  duration: row({
    asks: "each length | each | minutes | count minutes | each howLong | each episode | howLong minutes",
    unless: "perDay mine finish remaining",
    ofTitle: true,
  }),
  finish: row({
    asks: "behind count episode mine | behind | days !hello | days perDay | episode perDay | count episode perDay mine | howLong seen | remaining howLong mine | howLong still mine | count remaining | howMuch remaining | remaining episode | remaining | finish howLong | finish when mine | perDay howLong | perDay finish | perDay episode finish | count days | hours | count hours | take howLong !each | whole length | howLong until mine | behind mine | take hours | plan howLong | plan take | plan finish | watching howLong | watching finish | hours watching remaining | list howLong | finish days mine | finish hours",
    unless: "average spent timed",
    needsTitle: true,
  }),
  year: row({
    asks: "when begin maker | when | when begin | when end | year | year what | old | year what movie | whether inYear | whether inYear out | whether inYear year | ago | when air | when begin air | season what | when episode first",
    unless: "next mine finish fresh weekday day clock",
    ofTitle: true,
  }),
  next: row({
    asks: "day | weekday | clock | fresh episode there | fresh episode air | fresh episode whether | fresh episode ongoing | next episode | when next | air weekday | weekday what | clock air | fresh episode | next episode when | when air next | when fresh episode",
    unless: "mine progress something recommend",
    ofTitle: true,
  }),
  status: row({
    asks: "finished | ongoing | whether finished | whether ongoing | still ongoing | still | out whether | already out | already finished | whether still | already ongoing | whether finished manga | whether ongoing manga | whether end manga | whether end",
    unless: "when count mine what how",
    ofTitle: true,
  }),
  // Facts of a title
  makers: row({
    asks: "studio what maker | who make what | studio | author | who make | who write | maker | maker whether | studio what | who author | write | what studio make | who studio | part who make | make studio same | titles studio same | who works | who make part sequel",
    unless: "like comparative other recommend",
    ofTitle: true,
  }),
  ranked: row({
    asks: "superlative studio | superlative studio make | superlative studio what make anime | superlative who write | superlative who write manga | superlative author | superlative author what",
    unless: "title",
  }),
  genres: row({
    asks: "genre | genre what | sortOf | label whether | genre what tell",
    unless: "like",
    ofTitle: true,
  }),
  themes: row({ asks: "theme | theme what", unless: "profile", ofTitle: true }),
  source: row({
    asks: "source | original or | whether source | source what | manga whether original",
    ofTitle: true,
  }),
  age: row({
    asks: "child whether | child good | ageRating | ageRating child | whether ageRating child",
    unless: "titles recommend",
    ofTitle: true,
  }),
  score: row({
    asks: "score | good | popular | think | whether good | howMuch popular | what think",
    unless: "titles recommend",
    ofTitle: true,
  }),
  type: row({
    asks: "movie whether !maker | series whether !episode | movie or series",
    unless: "there finished ongoing end",
    ofTitle: true,
  }),
  synopsis: row({
    asks: "story | story what | about | what about",
    unless: "info unknowable",
    ofTitle: true,
  }),
  overview: row({ asks: "", unless: "unknown", ofTitle: true }),
  names: row({
    asks: "spoken | standFor | spoken name | name what | what standFor",
    ofTitle: true,
  }),
  sequel: row({
    asks: "after part recommend | after season recommend | sequel | spinOff | season there | more there | count season !episode | part there | after | sequel there | season whether | next season | season whether count",
    unless: "out finished",
    ofTitle: true,
  }),
  unsaid: row({
    asks: "unknowable | who unknowable | where unknowable | who make unknowable | who write unknowable",
    ofTitle: true,
  }),
  trailer: row({ asks: "trailer | trailer there", needsTitle: true }),
  // Lists
  progress: row({
    asks: "progress count | progress | what episode mine | what chapter mine | next episode mine | count episode mine | count episode mine seen | percent mine | howFar mine",
    unless: "howLong perDay remaining average behind",
    needsTitle: true,
  }),
  have: row({
    asks: "have | seen mine !percent !count | whether seen mine | have what list | list mine | watching mine | plan mine | whether have | whether list mine | whether finish mine",
    unless: "when count howLong recommend liked progress perDay",
    ofTitle: true,
    needsTitle: true,
  }),
  watching: row({
    asks: "watching mine | nearEnd mine | last seen mine | what watching mine | what nearEnd mine | goOn list",
    unless: "title count finish howLong hours",
    isWhole: true,
  }),
  planned: row({
    asks: "plan mine superlative | plan mine | plan | what plan mine",
    unless: "title count howLong take recommend pick finish",
    isWhole: true,
  }),
  completed: row({
    asks: "seen mine filter | seen mine inYear | filter list mine finished | filter list mine seen | seen mine | what seen mine | finished mine | tell finished mine | tell seen mine | finished list mine | seen list mine | tell finished list mine | seen inYear | finished inYear mine",
    unless: "title count plan howLong last spent recommend nearEnd",
    isWhole: true,
  }),
  averages: row({
    asks: "average mine | average | average episode mine",
    unless: "title",
    isWhole: true,
  }),
  spent: row({
    asks: "spent mine | hours spent | hours seen mine | days seen mine | howMuch spent mine",
    unless: "title remaining",
    isWhole: true,
  }),
  shelf: row({
    asks: "list mine | tell list mine | empty list mine | empty have",
    unless: "title plan watching seen count average recommend pick filter how",
    isWhole: true,
  }),
  count: row({
    asks: "count mine | count seen mine | count list mine | count plan mine | count watching mine | filter have | count have | count filter have | filter have there | count day mine | count finished mine | filter list mine | empty filter list mine | whole have | stats mine",
    unless: "title remaining average spent recommend superlative episode",
    isWhole: true,
  }),
  dropped: row({
    asks: "dropped mine | dropped | what dropped mine",
    unless: "title how",
    isWhole: true,
  }),
  continue: row({
    asks: "goOn mine | pick have | pick list mine | recommend have | recommend list mine | recommend plan mine | pick plan mine | next list mine | next have | what goOn | superlative have | recommend mine plan have",
    unless: "title",
    isWhole: true,
  }),
  airing: row({
    asks: "fresh weekday | what weekday | fresh what weekday | air day | day | air weekday | fresh episode mine | day fresh | day anime !recommend | ongoing day !goOn | day mine air",
    unless: "title perDay",
    isWhole: true,
  }),
  size: row({
    asks: "count anime you | count anime there | count manga there | count anime find you | count anime tell | count works there | count anime find",
    unless: "filter mine title have",
    isWhole: true,
  }),
  // Wishes
  compare: row({
    asks: "titles !episode | titles compare | titles or | titles comparative | titles what | titles same | titles comparative or | titles comparative ageRating score or | titles what comparative or | titles first what | titles volume comparative or",
  }),
  works: row({
    asks: "other author | other studio | other make | other works maker | same author | other maker | like other | other author write recommend",
    unless: "like",
    ofTitle: true,
  }),
  order: row({ asks: "order | first what order | order what", unless: "titles", needsTitle: true }),
  counterpart: row({
    asks: "movie there | manga there | anime there | novel there | count movie | movie what !year | whether manga there something | whether manga there",
    unless: "recommend like finished ongoing episode chapter volume",
    ofTitle: true,
  }),
  recommend: row({
    asks: "bored filter | recommend after | timed label | timed anime filter | but label title | label shade title | shade title | but shade title | like shade title label | but filter title | recommend | recommend like | like | something like | recommend something | mood | beginner | bored | child | liked | like but | something label !title !air | something good !title !air | what good | mix titles | timed anime | timed | timed something | timed bound something label | recommend child | child something | liked recommend | comparative something | comparative like something | same like | recommend day !air | recommend something day | like other studio | titles seen what | what seen after | something about | something filter !title !air",
    unless: "list have goOn",
  }),
  find: row({
    asks: "something filter movie | something bound filter | something filter maker | filter maker there | want filter | want good filter | good filter | filter | filter anime | filter manga | filter movie | filter series | superlative | superlative filter | superlative anime filter | bound | bound filter | bound anime | bound manga | bound anime filter | bound manga filter | bound movie | bound anime movie filter | bound movie comparative filter something | tell filter | filter works",
    unless: "title recommend have day weekday thanks hello timed",
  }),
} as const satisfies Readonly<Record<string, Row>>;

/** What a question can be after. */
export type Intent = keyof typeof rows;
