/** XML in the manner of one exporter, by hand: shapes that no style makes. */
export const oddFiles: Readonly<
  Record<
    string,
    {
      readonly xml: string;
      readonly rows: readonly (readonly [id: number | null, status: string, progress: number])[];
    }
  >
> = {
  "Kitsu: no titles, no hyphen, volumes in an anime, fields missing": {
    xml: `<?xml version="1.0"?><myanimelist><myinfo><user_export_type>1</user_export_type></myinfo><anime><series_animedb_id>1</series_animedb_id><my_watched_episodes>5</my_watched_episodes><my_read_volumes>0</my_read_volumes><my_status>On Hold</my_status><update_on_import>1</update_on_import></anime></myanimelist>`,
    rows: [[1, "On Hold", 5]],
  },
  "AniList exporter: comments between rows, no user id": {
    xml: `<myanimelist><myinfo><user_id></user_id></myinfo><!-- MAL entry not found: X --><anime><series_animedb_id>30</series_animedb_id><series_title>Neon</series_title><my_status>Plan to Watch</my_status></anime><!-- more --></myanimelist>`,
    rows: [[30, "Plan to Watch", 0]],
  },
  "2014: numbers, no CDATA, synonyms and images": {
    xml: `<myanimelist><anime><series_animedb_id>1</series_animedb_id><series_title>Cowboy Bebop</series_title><series_synonyms>; Bebop</series_synonyms><series_type>1</series_type><series_image>http://x/y.jpg</series_image><my_watched_episodes>26</my_watched_episodes><my_status>2</my_status></anime></myanimelist>`,
    rows: [[1, "2", 26]],
  },
  "a streaming site: five fields, completed with 0 watched": {
    xml: `<myanimelist><anime><series_animedb_id>1</series_animedb_id><series_title>A &amp; B</series_title><my_watched_episodes>0</my_watched_episodes><my_status>Completed</my_status><my_score>0</my_score></anime></myanimelist>`,
    rows: [[1, "Completed", 0]],
  },
  "rows that are never closed": {
    xml: `<myanimelist><anime><series_animedb_id>1</series_animedb_id><my_status>1</my_status><anime><series_animedb_id>30</series_animedb_id><my_status>1</my_status></myanimelist>`,
    rows: [
      [1, "1", 0],
      [30, "1", 0],
    ],
  },
  "a file that is cut off": {
    xml: `<myanimelist><anime><series_animedb_id>1</series_animedb_id><my_status>1</my_status></anime><anime><series_animedb_id>30</series_animedb_id><my_sta`,
    rows: [
      [1, "1", 0],
      [30, "", 0],
    ],
  },
  "a title with a bare less-than sign": {
    xml: `<myanimelist><anime><series_animedb_id>1</series_animedb_id><series_title>I <3 you</series_title><my_status>Watching</my_status><my_watched_episodes>3</my_watched_episodes></anime></myanimelist>`,
    rows: [[1, "Watching", 3]],
  },
  "ids that are none": {
    xml: `<myanimelist><anime><series_animedb_id>0</series_animedb_id><my_status>1</my_status></anime><anime><series_animedb_id>-5</series_animedb_id><my_status>1</my_status></anime><anime><series_animedb_id>x</series_animedb_id><my_status>1</my_status></anime><anime><my_status>1</my_status></anime></myanimelist>`,
    rows: [
      [null, "1", 0],
      [null, "1", 0],
      [null, "1", 0],
      [null, "1", 0],
    ],
  },
  "elements in capitals, numbers with spaces": {
    xml: `<MyAnimeList><ANIME><SERIES_ANIMEDB_ID> 1 </SERIES_ANIMEDB_ID><MY_STATUS> watching </MY_STATUS><MY_WATCHED_EPISODES> 7 </MY_WATCHED_EPISODES></ANIME></MyAnimeList>`,
    rows: [[1, "watching", 7]],
  },
  "old manga: the ids and chapters under other names": {
    xml: `<myanimelist><manga><manga_mediadb_id>2</manga_mediadb_id><my_read_chapters>7</my_read_chapters><my_status>Reading</my_status></manga><manga><series_mangadb_id>3</series_mangadb_id><my_status>Plan to Read</my_status></manga></myanimelist>`,
    rows: [
      [2, "Reading", 7],
      [3, "Plan to Read", 0],
    ],
  },
  "notes with bare less-than signs, broken HTML and what looks like elements": {
    xml: `<myanimelist><anime><series_animedb_id>1</series_animedb_id><my_comments>a < b <3 <i>so <br> good & <y and z</my_comments><my_status>Watching</my_status><my_watched_episodes>3</my_watched_episodes></anime><anime><series_animedb_id>30</series_animedb_id><my_comments><![CDATA[</anime><my_status>Dropped</my_status>]]></my_comments><my_status>Completed</my_status></anime></myanimelist>`,
    rows: [
      [1, "Watching", 3],
      [30, "Completed", 0],
    ],
  },
  "rows in comments, elements with attributes, empty rows": {
    xml: `<myanimelist><!-- <anime><series_animedb_id>9</series_animedb_id></anime> --><anime a="1" b='>'><series_animedb_id type="x">1</series_animedb_id><my_status >2</my_status ></anime ><anime/><anime></anime></myanimelist>`,
    rows: [
      [1, "2", 0],
      [null, "", 0],
      [null, "", 0],
    ],
  },
  "numbers that are none, negative or enormous": {
    xml: `<myanimelist><anime><series_animedb_id>99999999999</series_animedb_id><my_status>1</my_status></anime><anime><series_animedb_id>1</series_animedb_id><my_watched_episodes>-3</my_watched_episodes><my_status>1</my_status></anime><anime><series_animedb_id>0030</series_animedb_id><my_watched_episodes>99999999999999999999</my_watched_episodes><my_status>1</my_status></anime></myanimelist>`,
    rows: [
      [null, "1", 0],
      [1, "1", 0],
      [30, "1", 100_000],
    ],
  },
  "both kinds, elements within elements, unknown ones, fields that come twice": {
    xml: `<?xml version="1.0"?><myanimelist><anime><details><series_animedb_id><b>1</b></series_animedb_id></details><what/><my_status>Watching</my_status><my_status>Dropped</my_status></anime><manga><manga_mangadb_id>2</manga_mangadb_id><my_status>Rereading</my_status></manga></myanimelist>`,
    rows: [
      [1, "Watching", 0],
      [2, "Rereading", 0],
    ],
  },
  "two lists in one file, without a root, in mixed letter case": {
    xml: `<Anime><Series_AnimeDB_ID>1</series_animedb_id><MY_Status>ON_HOLD</my_status></ANIME><?xml version="1.0"?><myanimelist><anime><series_animedb_id>30</series_animedb_id><my_status>rewatching</my_status></anime></myanimelist>`,
    rows: [
      [1, "ON_HOLD", 0],
      [30, "rewatching", 0],
    ],
  },
  "a comment that is too long before the status": {
    xml: `<myanimelist><anime><series_animedb_id>1</series_animedb_id><my_comments>${"語".repeat(40_000)}</my_comments><my_status>Watching</my_status></anime></myanimelist>`,
    rows: [[1, "Watching", 0]],
  },
  "sections that are never closed: in notes, titles, what nobody reads, and the last of all": {
    xml: `<myanimelist><myinfo><user_name><![CDATA[mika</user_name></myinfo><anime><series_animedb_id>1</series_animedb_id><series_title><![CDATA[A]]></series_title><my_status>Watching</my_status><my_comments><![CDATA[so <b>good</b> ]] ></my_comments><my_tags><![CDATA[]]></my_tags></anime><anime><series_animedb_id>30</series_animedb_id><series_title><![CDATA[B</series_title><my_watched_episodes>3</my_watched_episodes><my_status>Completed</my_status></anime><anime><series_animedb_id>31</series_animedb_id><series_title><![CDATA[C]]></series_title><my_status>Completed</my_status></anime><ANIME><SERIES_ANIMEDB_ID>32</SERIES_ANIMEDB_ID><MY_STATUS><![CDATA[Dropped</MY_STATUS ></ANIME><anime><series_animedb_id>33</series_animedb_id><my_status>Watching</my_status></anime></myanimelist>`,
    rows: [
      [1, "Watching", 0],
      [30, "Completed", 3],
      [31, "Completed", 0],
      [32, "Dropped", 0],
      [33, "Watching", 0],
    ],
  },
  "sections without their end, in elements without theirs": {
    xml: `<myanimelist><anime><series_animedb_id>1</series_animedb_id><my_status>Watching</my_status><my_comments><![CDATA[a</anime><anime><series_animedb_id>30</series_animedb_id><my_status>Watching</my_status><my_comments><![CDATA[b<anime><series_animedb_id>31</series_animedb_id><my_status>Watching</my_status><my_comments><![CDATA[c]]></my_comments></anime></myanimelist>`,
    rows: [
      [1, "Watching", 0],
      [30, "Watching", 0],
      [31, "Watching", 0],
    ],
  },
  "sections and comments that hold each other's beginnings, and rows": {
    xml: `<myanimelist><!-- <![CDATA[ </anime> --><anime><series_animedb_id>1</series_animedb_id><my_comments><![CDATA[<!-- <anime> </anime><anime> <my_comments>]]></my_comments><my_status>Watching</my_status></anime><!-- ]]> <anime/> --><anime><series_animedb_id>30</series_animedb_id><my_tags><![CDATA[<![CDATA[ ]]></my_tags><my_status>Watching</my_status></anime></myanimelist>`,
    rows: [
      [1, "Watching", 0],
      [30, "Watching", 0],
    ],
  },
  "only a root": { xml: `<myanimelist/>`, rows: [] },
};
