import type { Lexicon } from "../lexicon.ts";

export const lexicon: Lexicon = {
  means: {
    whether:
      "^ is, ^ are, ^ was, ^ were, ^ did, ^ does, ^ do, ^ has, ^ have, ^ had, ^ can, ^ could, ^ will, ^ would, ^ am, ^ should, (is|was|did|does|has|are|were) (it|that|this|they)",
    it: "it, its, (is|was|did|does|has|are|were) (it|that|this|they), this one, that one, the (first|second|third|fourth|fifth|last|other) one, the (first|second|third|fourth|fifth|last|other) $, (that|this) (show|series|anime|manga|movie|film), the (show|series|anime|manga|movie|film) $, too, as well, they, them, their, those, these",
    count: "how many, number of, amount of, count of, count, how much, total number",
    howMuch: "how much",
    howLong: "how long, how much (time|longer)",
    howFar: "how far, how (far |)along",
    when: "when, since when, from when, whats the date",
    what: "what, which, whats",
    shade:
      "happier, sadder, darker, lighter, funnier, calmer, scarier, (happier|sadder|darker|lighter|funnier|calmer|scarier) version (of|)",
    who: "who, whos, whose, by who(m|), which (guy|person|people)",
    where: "where, wheres",
    why: "why, how come",
    how: "where (do|can|should|could) i (put|enter|log|mark|record|write|tick), how, hows",
    tell: "i wonder, im wondering, (im |)curious, id like to know, tell (me|us), show (me|us), list, name (me|us), give me, say, let me know, i (want|would like|d like) to know, display, explain",
    about: "abt, about, concerning, regarding, on the topic of",
    there:
      "is there, are there, was there, were there, does it have, has it, exist(s|), will there be, do they have, is there going to be, are there any",

    anime: "an anime, anime(s|), cartoon(s|)",
    manga: "a manga, manga(s|), comic(s|), manhwa(s|), webtoon(s|), manhua(s|), graphic novel(s|)",
    movie: "a movie, a film, movie(s|), film(s|), feature(s|)",
    series: "a series, a show, series, show(s|), tv show(s|), tv series, franchise",
    novel: "novel(s|), light novel(s|), book(s|)",
    works: "work(s|), title(s|), stuff, thing(s|), one(s|), project(s|)",
    episode: "episode(s|), ep(s|), episodes count, episode count",
    chapter: "chapter(s|), chap(s|)",
    volume: "volume(s|), vol(s|), tankobon(s|), tankoubon(s|)",
    season: "season(s|), cour(s|), s1, s2, s3, s4, s5",
    part: "part(s|), part #, season #, s#, cour #, (second|third|fourth|fifth|2nd|3rd|4th|5th|final|last|first|1st) (season|part|cour), # season",
    name: "name(s|), title, titled, called, named, spelled, spelling",
    studio:
      "studio(s|), animation company, compan(y|ies), production house, house, outfit, firm, team, crew, in whose hands",
    author: "author(s|), mangaka(s|), writer(s|), artist(s|), creator(s|), novelist(s|)",
    make: "made, make(s|), making, produced, produce(s|), animated, animate(s|), animation, animators, behind, responsible, in charge, came out of, did the animation, worked on, created, create(s|)",
    write:
      "wrote, write(s|), written, drew, draw(s|), drawn, penned, illustrated, created, create(s|), by who(m|)",
    genre: "genre(s|), category, categories",
    theme: "theme(s|), tag(s|)",
    sortOf: "(what|which) (kind|type|sort) of, what kinda",
    source:
      "a (manga|novel|book|game|light novel|comic) first, originally (a|an), started as, based on, base(d|), adapt(ed|ation|ations|s|), source, source material, original (work|story|manga|novel|source)",
    original: "original(s|)",
    ageRating:
      "age rating, age limit, age restrict*, rated, rating, suitable for, okay for, ok for, good for, appropriate for, safe for, for ages, appropriate, kid friendly, how violent, family friendly",
    child:
      "my (son|sons|daughter|daughters|kid|kids|child|children|nephew|niece|boy|girl|boys|girls|twins|baby|toddler|grandson|granddaughter)(s|), kid(s|), child, children, toddler(s|), son, sons, daughter(s|), nephew(s|), niece(s|), little (brother|sister|cousin), # year old(s|), # years old, #yo, # yo",
    score:
      "score(s|), scored, rating, reviews, review, stars, rated, how good, any good, mean score, reception, well received",
    good: "good, worth (it|watching|reading|my time|the time|a watch|a read|), great, any good, solid, decent, overrated, underrated, recommended",
    popular: "popular, popularity, well known, known, famous, hyped",
    story:
      "about, plot(s|), story, storyline, synopsis, premise, summary, summar(ize|ise), describe, description, explain, happens in, going on in",
    spoken:
      "in (japanese|english|german|romaji|spanish|korean|chinese), (japanese|english|original|romaji|native|german|full|real|other|international) (names|name|titles|title), romaji",
    standFor: "stand(s|) for, short for, abbreviation, mean(s|) the name",
    after: "after, (watch|read|see) after, comes after, following",
    sequel:
      "sequel(s|), prequel(s|), (next|another|new|more) season(s|), follow up(s|), continuation, continue(s|d|) after, how many seasons, number of seasons, comes after, came before, comes before, came after, follows, sequel to",
    spinOff: "spin off(s|), side stor(y|ies), spinoff(s|)",
    more: "more, another, getting more, anything new, another one, others, additional",
    trailer: "trailer(s|), teaser(s|), promo video, pv",
    unknowable:
      "director(s|), directed, directs, voice(d|s|), voice act*, seiyuu, cast, opening(s|), opening (song|theme), ending (song|theme), op, soundtrack(s|), composer, composed, ost, music, song(s|), stream*, netflix, crunchyroll, hulu, disney, prime, amazon, where (can|do|could|to) (i |we |)(watch|read|stream|buy|see), buy, budget, copies, sales, sold, box office, gross*, award(s|), won, win, main character(s|), protagonist(s|), character(s|), publisher(s|), magazine(s|), serializ*, serialis*, network(s|), channel(s|), broadcaster, licens*, licenc*, dub(s|bed|), subtitle(s|d|), sub(s|bed|), merch*, blu ray(s|), dvd(s|), figure(s|)",
    info: "info, information, details, more about, know about, tell me (more |)about, heard of, know, overview, facts",

    year: "year(s|), date, released, release date, release year, release(s|), premiere(d|s|), debut*, came out, come out, comes out, air date, first aired, published, publication, launched, hit (theaters|theatres|cinemas), in (theaters|theatres|cinemas)",
    begin: "start(s|ed|), begin(s|), began, begun, kick off",
    end: "end(s|ed|), ending, conclude(s|d|), wrap(ped|s|) up, stop(ped|s|)",
    finished:
      "finished, complete, completed, (is|be|was|all|already) over, over (now|yet|already), over $, is it over, done, concluded, ended, wrapped up, fully out",
    ongoing:
      "ongoing, airing, running, publishing, going on, hiatus, on hiatus, continuing, status, in progress, on air, being (published|released|written|drawn|serialized)",
    still: "still, no longer, not anymore",
    already: "already, yet, by now, right now, now, currently, at the moment",
    out: "out, released, available, announced, confirmed, renewed, coming, coming out, cancel*, discontinued, started",
    air: "when is § on, air(s|ed|ing|), broadcast(s|ed|), on tv, coming out, drop(s|ping), schedule(d|), airing, shown",
    next: "next, upcoming, following, coming",
    fresh: "new, newest, latest, most recent, fresh, recent",
    weekday:
      "monday(s|), tuesday(s|), wednesday(s|), thursday(s|), friday(s|), saturday(s|), sunday(s|), weekday, what day, which day, day of the week",
    day: "today(s|), tonight(s|), tomorrow(s|), yesterday, this week, this weekend, this evening, the weekend, next week, day after tomorrow",
    clock: "when is § on, what time, which time, at what time, hour of day",
    ago: "how long ago, ago",
    old: "how old",

    length: "length, long, duration, runtime, run time, how big, watch time",
    minutes: "minute(s|), min, mins, runtime, run time, duration",
    hours: "hour(s|), hrs, hr",
    days: "days to (watch|read|finish), how many (days|evenings|nights|weeks), day(s|), evening(s|), night(s|), week(s|), weekend(s|), month(s|)",
    each: "each, per episode, an episode, one episode, a single episode, single episode, every episode, each episode, per ep, episode length, episode duration, each ep, an ep, one ep",
    take: "take(s|), need(s|ed|), require(s|d|), would it take, will it take",
    finish:
      "finish*, binge*, complete, get through, catch up, be done, through with, watch (all|everything|it all|the whole), marathon*, watch through",
    remaining:
      "left, remaining, remain(s|), to go, rest of, left to (watch|read), unwatched, unread, still have to, missing",
    until: "until, till, til, before i",
    perDay:
      "# (ep|eps|episode|episodes|chapter|chapters|hour|hours) (a |per |each |every |)(day|night|evening|week), (a|per|each|every) (day|night|evening|week|tag), daily, nightly",
    whole:
      "all of, everything, entire, whole, complete, from (the |)(start|beginning|scratch), in total, total, all (the |)episodes, altogether, overall",
    behind: "behind, caught up, fallen behind",

    mine: "(did|have|do) i drop, i drop(ped|), (did|have) i (finish|watch|read|complete|see|finished|watched|completed|seen), for me, my, mine, i, im, ive, id, ill, myself",
    have: "on my (list|lists|shelf), in my (list|lists), listed, saved, tracked, bookmarked, put, added, add",
    list: "list(s|), shelf, shelves, collection, library, watchlist(s|), queue, backlog",
    plan: "plan, planned, planning, plan to (watch|read|see), planned list, watch list, watchlist, backlog, ptw, ptr, queue, to watch, to read, wanted to (watch|read|see), wish list",
    watching:
      "watching, reading, currently, current, in progress, in the middle of, right now, at the moment, started",
    seen: "(did|have) i (finish|watch|read|complete|see|finished|watched|completed|seen), watched, seen, read, finished, completed, done with, saw, watch",
    dropped:
      "dropped, (did|have|do) i drop, i drop(ped|), abandon*, gave up, given up, give up, quit, on hold, paused, put aside",
    progress:
      "(what|which one) (was|am) i on, where (was|am|did|were) i, where i (was|am|stand|stood|left|stopped), left off, leave off, stop(ped|) (at|watching|reading), how far (am|did|have) i, my progress, which (episode|chapter|ep|volume) (am|was|did|should|do) i, what (episode|chapter|ep|volume) (am|was|did|should|do) i, what (episode|chapter|ep) i, last (episode|chapter) i, next (episode|chapter|ep) for me, how many (episodes|chapters) (have|did) i, how many (have|did) i, how much of",
    nearEnd:
      "closest to, nearest to, close to, almost, nearly, practically, furthest, farthest, most behind, least left, most left, fewest left, fewest (episodes|chapters) left, least (episodes|chapters) left, most (episodes|chapters) left",
    average: "average, mean, on average, typical*",
    spent:
      "spen(d|t|ding), wast(e|ed|ing), sunk, sink, invested, put into, dedicated, of my life, watch time, screen time",
    empty: "empty, blank, nothing on, anything on, something on",
    pick: "pick, choose, select, decide",
    goOn: "continu*, resum*, carry on, carrying on, go on with, going on with, pick (it |) back up, pick (back |)up, go back to, keep watching, keep reading",
    last: "last, recently, latest, previously, most recently, just",
    stats: "stats, stat, statistics, totals, numbers",
    percent: "per cent, percent*, fraction, share, halfway, half way, part of",

    recommend:
      "should like, i(d| would) (love|like) (a|an|some|something|to see|to watch|to read), recommend*, suggest*, recs, rec, recommendations, suggestions, surprise me, hook me up, what (should|can|could|shall|do|would|might) (i|we) (watch|read|see|start|try|put on|get into|binge|check out|pick up|go for|throw on), what to (watch|read|see|put on), what would you (watch|read|recommend|suggest|pick), in the mood, feel like, something to (watch|read), anything to (watch|read), good (first|starter|entry), starter, gateway, entry level, beginner friendly, alternative(s|), instead of, for fans of, fan(s|) of",
    something:
      "something, anything, smth, some, any, an anime, a manga, a movie, a show, a series, a film",
    want: "want, wanna, i (want|need|wanna|crave|wish|seek|would like|d like|am looking for|feel like), im (looking for|searching for|craving|hunting for|after), id (like|love), i could (use|go for), i need, would like, need, looking for, look for, search*, id like, craving, crave, wish, hunting for",
    like: "like §, like (a |an |the |my |that |) §, like (it|this|that|those|them|these), (something|anything|anime|animes|manga|mangas|show|shows|series|movie|movies|film|films|stuff|things|ones|titles|more|others|another one|one|feel|exactly|just|much) like, similar, similar to, such as, akin to, comparable, comparable to, reminds me of, reminiscent, resembl*, in the mo(u|)ld of, version of, along the lines, in the (style|vein|spirit|footsteps|tradition) of, (same|similar) (vibes|vibe|feel*|mood|style|energy|tone), vibes, vibe, equivalent, clone(s|), esque, close to §, closer to §",
    liked:
      "i like, i love, i liked, i loved, i enjoy, i enjoyed, i really liked, i really loved, i adore, liked, loved, enjoyed",
    but: "but, only, just, minus, without",
    mood: "bored, boring",
    other:
      "also (drew|wrote|made|did|draw|write|make|created), other, else, another, different, besides, apart from, other than, aside from, more by, more from",
    same: "same, identical",
    bored:
      "bored, cheer me up, need cheering up, (i|im) feel(ing|) (sad|down|low|lonely|blue|stressed|tired|empty|awful|bad), (bad|rough|hard|long|rotten|terrible|awful|shitty) (day|week), im bored, surprise me, pick something for me, pick one for me, dont know what to (watch|read)",
    find: "find, search, looking for, any, are there, know any, do you know, got any, have any, name some, which, what, list, show me, give me",
    superlative:
      "most, best, top, most popular, highest rated, greatest, newest, latest, oldest, longest, shortest, most recent, popular, famous, most (episodes|chapters|volumes), fewest (episodes|chapters|volumes), least (episodes|chapters|volumes), earliest",
    order:
      "order, watch order, watching order, reading order, viewing order, chronological*, which order, in what order, sequence",
    first: "first, start with, begin with, start, begin",
    compare: "compare*, comparison, vs, versus, difference(s|), than, compared to, between",
    comparative:
      "longer, shorter, newer, older, better, worse, higher, lower, earlier, later, sooner, more popular, more famous, better known, more episodes, fewer episodes, more chapters, fewer chapters, more volumes, fewer volumes",
    or: "or",
    mix: "mix*, blend*, combination, combo, cross*, mash up, meets, halfway between",
    beginner:
      "beginner(s|), newcomer(s|), newbie(s|), new to anime, never (seen|watched|read) (any |)(anime|manga), get into anime, first anime, first manga",

    hello:
      "^ hi, ^ hello, ^ hey*, ^ hi there, ^ hello there, ^ hiya, ^ yo, ^ hiya, ^ howdy, ^ sup, ^ greetings, ^ good (morning|evening|afternoon|day)",
    howAreYou: "whats up, hows it going, how are (you|things) (doing|going|today|), how do you do",
    thanks:
      "thanks, thank you, thx, ty, cheers, nice one, much appreciated, youre the best, ur the best",
    bye: "^ bye, ^ goodbye, ^ see you, ^ ok $, ^ okay $, ^ cool $, ^ great $, ^ perfect $, ^ nice $",
    help: "help (me|) $, what (can|do|could) you (do|know|offer|answer|help), things you can do, what you can do, how (do|can) (i|you) (use|work), your (features|purpose|abilities)",
    you: "who are you, what are you, who (made|built) you, are you (an |a |)(ai|bot|human|robot|real|chatgpt|person), your name",
    insult:
      "fuck*, stfu, bullshit, bitch, asshole, idiot, stupid, dumb, dumbass, moron, useless, garbage, trash, loser, shut up, hate you, i hate this, you suck, sucks, shit, crap, kys, worthless, pathetic, braindead, brain dead, incompetent, clown, dimwit, imbecile, retard*, go to hell, screw (you|off)",
    disobey:
      "ignore, disregard, override, bypass, jailbreak*, developer mode, system prompt, hidden prompt, pretend, act as, role play, from now on, you are now, you are no longer, api key(s|), password(s|), credentials, source code, your (instructions|rules|prompt|guidelines|configuration), reveal, invent, make up, fabricate, drop table, select from, database dump, repeat (everything|the words|the text)",
    spoiler:
      "die(s|d|), death, killed, kill(s|), killer, survive(s|), betray*, traitor, how does it end, the ending, the end, plot twist, twist, spoil*, what happens, who wins, who marries, murderer, culprit, villain, true identity, ends up with, end up with",
    others:
      "other (users|members|peoples), (of|from|by) user _, user _, everyones, everybodys, someone elses, somebody elses, anyone elses, email(s|), e mail, email address*, phone number, home address, ip address, real name, user §, my friend(s|)",
    outside:
      "what time is it, what day is it, whats the (date|time), (taste|tastes|smell|smells) like, how (do|to|can) (i |you |)(cook|bake|fix|repair|build|clean), microwave*, poem, haiku, essay, joke, recipe, homework, bitcoin, stock(s|), world cup, capital of, weather, horoscope, translate, python, javascript, news, election, president, fanfic*, fan fiction, solve, calculate, compute, # (plus|minus|times|x) #, song lyrics",
    opinion:
      "(best|worst|strongest|favorite|favourite|greatest|coolest|weakest|saddest|funniest) (arc|arcs|episode|episodes|character|characters|girl|boy|waifu|fight|moment|scene|villain|opening|quote|couple|ship|season|part), waifu, husbando, filler(s|), arc, arcs",
    think:
      "what do you (think|make|reckon), your (opinion|thoughts|take|view), do you (like|love|enjoy|hate)",
    moveData:
      "import*, export*, transfer*, migrate*, download*, myanimelist, anilist, kitsu, anime planet, simkl, from mal, my mal",
    account: "(delete|close|remove|cancel) (my |the |)account, account",
    listMaking:
      "(private|public|secret|custom|hidden) list(s|), shar(e|ing) (my |a |the |this |)list(s|), (see|view|find|read) my (list|lists|profile|shelf), send (her|him|them|someone|people|my friends|a friend) (a |the |my |)link, link to my (list|profile), (make|create|build|set up|share|hide) (a |my |)list(s|), who can see my",
    profile:
      "setting(s|), preferences, username, user name, avatar, bio, profile (picture|), dark mode, light mode, night mode, theme",
    change:
      "where (do|can|should|could) i (put|enter|log|mark|record|write|tick), ^ add, ^ remove, ^ delete, ^ drop, ^ mark, ^ set, ^ put, ^ update, ^ rate, ^ import, ^ export, ^ change, (can|could|please|will) you (please |)(add|remove|delete|drop|mark|update|rate|set|change|put), mark _ as, add _ to my, update (it|that|this|my), mark (it|that|this|my), log (it|that|this), i just (finished|watched|read|saw|completed)",
  },
  numbers: {
    one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
    thirteen: 13, fifteen: 15, twenty: 20, thirty: 30, fifty: 50, hundred: 100,
  }, // prettier-ignore
  leading:
    "kindly, pls, plz, yo, wait, lol, hm, hmm, uh, um, nvm, btw, wow, omg, bro, dude, ah, oh, anyway, and, so, but, ok, okay, hey, hi, hello, please, then, well, also, or, alright, cool, thanks",
  small:
    "and, should, shall, my (wife|husband|partner|boyfriend|girlfriend|friend|friends|bestie|mom|mum|dad|mother|father|brother|sister|cousin|colleague|roommate|boss|hands|way|god|bad), i (think|thought|mean|meant|guess|heard|know|hope|bet|suppose|believe|swear|forgot|remember|cant remember|got|read that), im (hungry|obsessed|curious|sorry|new), i can, i could, can i, could i, what about, how about, no spoilers, without spoilers, spoiler free, lemme see, lemme, let me see, let me, a, an, the, of, in, at, to, for, on, it, that, this, they, them, there, is, are, was, were, be, been, do, does, did, has, have, had, will, would, can, could, you, your, we, us, he, she, his, her, its, if, as, by, from, not, no, yes, so, just, please, also, too, very, really, quite, pretty, then, well, ok, okay, hey, exactly, actually, probably, maybe, some, any, all, out, up, and, again, currently, ever, anyway, know, get, got, go, going, come",
};
