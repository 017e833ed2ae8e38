/*
 * Words that questions are made of. A title can be spelled like one of them ("Another", "Monster"), so they are not
 * taken for titles without a sign; and a mistyped one is set right before the question is read.
 */

/** Words that carry the question; mistyped ones are corrected. */
export const questionWords: readonly string[] = (
  "order length company director relaxing make makes write continue " +
  "episode episodes chapter chapters volume volumes season seasons studio studios author writer wrote written " +
  "created creator genre genres theme themes year years release released premiere premiered status finished " +
  "complete completed ongoing airing aired airs running running ended concluded minutes runtime duration hours " +
  "source adapted adaptation based original rating rated synopsis story summary about sequel prequel trailer " +
  "recommend recommendation recommendations suggest suggestion suggestions similar something watch watched " +
  "watching watchlist reading planned plan shorter longer newer older compare comparison versus difference " +
  "better today tonight tomorrow week finish remaining progress movies movie series anime manga popular what " +
  "much read " +
  "longest shortest newest oldest latest which where when many should without japanese english animated " +
  "produced made called name title list currently schedule comedy romance action adventure fantasy horror " +
  "mystery drama sports thriller supernatural please between next been have does number long total " +
  "folge folgen kapitel staffel staffeln autor geschrieben gezeichnet jahr erschienen abgeschlossen beendet " +
  "minuten stunden laufzeit vorlage basiert handlung worum fortsetzung empfiehl empfehlen empfehlung ahnlich " +
  "ahnliche geplant geschaut gesehen kurzer langer neuer alter vergleiche unterschied besser heute morgen woche " +
  "welche welches welcher viele beliebteste episoden wieviele langste kurzeste neueste deutsch japanisch englisch komodie romantik"
).split(" ");

/** Further words that are set right where they are mistyped, and that can as well stand in names. */
export const oftenMistyped: readonly string[] = (
  "start starts started begin begins began begun isekai mecha historical psychological suspense romantic samurai vampire " +
  "recommended suggested with like there from have does give tell that they your already compare hundred thirty twenty fifteen " +
  "school detective military weekend monday tuesday wednesday thursday friday saturday sunday country novel light " +
  "montag dienstag mittwoch donnerstag freitag samstag sonntag wochenende abenteuer lustige traurige hochstens mindestens maximal"
).split(" ");

/** Further words that are no sign of a title by themselves. */
const smallWords: readonly string[] = (
  "hes shes theyre weve youre hed isnt arent wasnt werent didnt doesnt dont cant wont couldnt shouldnt wouldnt weiter weitergeht " +
  "a about above after again all already also always am an and another any anyone anything are around as at away " +
  "back be because been before being best big both but buy by can cannot come comes could day days did do does doing " +
  "stats statistics stat directed director database catalogue catalog info information details explain describe mood feel " +
  "currently recently probably actually basically roughly exactly altogether total anyway btw hows whos wheres theres youve ill " +
  "weather capital president python code script joke poem song stock price bitcoin football soccer news recipe math homework country city dog cat car money job boss phone computer internet color colour meaning universe translate essay " +
  "real fake exist exists imagine pretend script sort sorts sorted overall vibe vibes planliste liked update track log record " +
  "alternative alternatives slice continue surprise bored boring daily first second third fourth fifth everyone everybody email emails address addresses volume whose " +
  "furthest farthest closest nearest decent silly beginner beginners killer schedule moment remaining comparable company responsible artist entire " +
  "done down each else end ending enough ever every far favorite favourite few film films find first for free from fun " +
  "game games get gets give go going good got great guy had happen happened happens has have he hello help her here hey " +
  "hi him his how i idea if in into is it its just keep kind know last leave left less let life like likes list little " +
  "look looking lot love made make man may maybe me mean mine more most much music must my name need never new next nice " +
  "no nope not nothing now of off ok okay old on once one ones only open or other others our out over own part person " +
  "place play please pm point put question quite rather read ready really right said same saw say see seen set she short " +
  "show shows side since so some somebody someone somewhere soon sorry start started stop stopped such sure take tell " +
  "than thank thanks that the their them then there these they thing things think this those three time times to too top " +
  "true try two u under until up us use very want wanted wants was way we well were what whats which while who " +
  "whole whose why will wish with work working world worth would wow write yeah yes yesterday yet you your yours " +
  "girl girls boy boys friend friends school summer winter spring fall autumn music shy common theaters theatres cinema cinemas ago " +
  "harmony freedom wave eden island pet mix ultra days flag air captain virus battery citrus mono bubble bubbles " +
  "aber alle als also am an auch auf aus bei beim bin bis bist bitte da danke dann das dass dein deine dem den der des " +
  "die dir doch du durch ein eine einem einen einer eines er es etwas euch fur gab ganz gehabt geht gern gerne gibt gut " +
  "gute guten habe haben hab habt hallo hast hat hatte heisst hier ich ihr im in ist ja jemand jetzt kann kannst kein " +
  "keine keinen kenn kennst konnen konnte kurz lang lange liste mal man mein meine meinem meinen meiner mehr mein mich " +
  "mir mit muss nach nachste nachsten neu neue nein nenn nenne nicht nichts noch nur ob oder ohne sag sage schau schauen " +
  "schaue schon sehen sehr sein seine sich sie sind so solche soll sollte sonst tag titel uber um und uns unter vom von " +
  "vor wann war waren warum was weiss wem wen wenn wer werde werden wie wieder wievielte wieviel will wir wird wo woche " +
  "lief liefen startet startete sag sagen erzahl erzahle gemacht macht machen stimmt genau spater fruher ungefahr insgesamt pro gar dazu davon darum dort hin her " +
  "ubrig beliebt bekannt fehlen fehlt dauern wurde gemeint meinst magst mag lustig lustigen traurig spannend zeigen raus rein am " +
  "konto einstellungen wurde zeig zeige zu zuletzt zum zur zwei zwischen erste zweite serie serien filme tipp vorschlag schlag lauft laufen " +
  "abend abends nachmittag nachmittags nacht mittag wochenende viel wenig letzte letzter letzten letztes schaut schaust guckt guckst gucken liest sieht siehst seht findest haltst denkst gesucht brauchs irgendeinen " +
  "eigentlich nochmal halt eben denn wohl vielleicht bestimmt wirklich echt ne nem haste kennste willste biste bisschen irgendwie " +
  "irgendwas irgendein irgendeine gescheit gescheites programm fernsehen schonmal gerade derzeit momentan aktuell uberhaupt ursprunglich " +
  "grade jemals immer bereits steckt hinter dahinter teile teil bitteschon mag ungern vorher danach endlich sofort nachher krass " +
  "gespannt interessiert interessieren wissen weisst sagst meinst kurz knapp mindest anfang mittwoch stammt gehort " +
  "later sooner earlier previous previously recent onward onwards several multiple various acclaimed highly version versions percent percentage average averages put basically apart kinda sorta " +
  "hochstens mindestens maximal fertig ende schluss vorschlagen zeit brauche brauch dauert"
).split(" ");

/** English that questions are told in: one such word alone is no title in lower case, but several can be one's name. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  (
    "able absolutely across add against age agree akin almost alone along although among amount animal announced " +
    "answer apart apparently classic classics appear approximately arc arcs area arm arms ask baby bad bag ball bank base basic bed " +
    "begin begins behind believe below beside besides binge binging black blood body book books born bottom boyfriend " +
    "bread break bring bro brother brothers brown build built business calculate call calm canceled cancelled care " +
    "case catch caught cause center chance change character characters check child children choose class clean clear " +
    "clever clone clones close cold completely compute confirmed cool copy corner cost couple course cover create " +
    "cross cry cut dark daughter dead deal death decide deciding deep definitely depends different dinner direct " +
    "doctor door double downloading dozen draw dream drink drive drop dude during early earth easy eat edge effect " +
    "eight either election eleven empty enjoy especially evening event everything exact example except excited expect " +
    "eyes face fact family famous fan fans fast father feeling feels felt field fifty fight figure fill filler " +
    "fillers final finally fine fire fit five fix floor fly follow food foot force forget forgot form forty forward " +
    "found four friday full gave gift girlfriend glad gold gone ground group grow guess guys haiku hair half hand " +
    "hands happy hard hate head hear heard heart heavy held high hit hold honestly hope horoscope horse hot hour " +
    "house human hundred hundreds hurt husband husbando ice important impossible include inside instead interest " +
    "interested join jump kid kids kill kinda lady land large late laugh lay lead learn line literally living loud " +
    "low main major marathon mate matter meet middle million mind minute miss monday month months mother mouth move " +
    "moved moving myself near nearly neither night nine noise normal north note notice obviously ocean oil opening " +
    "outside pair paper parents party pass past pay pick picked piece plain plane planet plant played player poor " +
    "possible power press pretty problem promise protagonist public pull push quick quiet race rain reach reached " +
    "reason recs remember renewed responsibility rest rewatch rewatching rich ride ring rise river road rock room " +
    "roommate round rule run safe saturday scene sea secret sell send sense seriously seven several sexy shall shape " +
    "sharp ship shop shot shoulder sick sight signing simple single sir sister sit six sixty size skin sky sleep slow " +
    "smart snow soft solve sometimes son sound space speak special spend spirit stand star stars state stay step " +
    "stick still stone store storm straight strange streaming street strong strongest study stuff sudden sun sunday " +
    "sweet swim system table taking talk teach team teeth television ten test thinking thirty thought thousand " +
    "through throw thursday tired together totally touch toward town train travel tree trouble trust tuesday turn " +
    "twelve twenty type uncle understand upon usual usually vein villain voice waifu wait walk wall warm wash waste " +
    "water weakest wear wednesday weekend weird west whether white wide wife wild win wind window wise woman women " +
    "won wonder wood word worried worse worst wrong yard young yourself"
  ).split(" "),
);

export const commonWords: ReadonlySet<string> = new Set([...questionWords, ...smallWords]);

/** Words that name what is asked for and never a title, unless they are quoted. */
export const neverTitles: ReadonlySet<string> = new Set(
  (
    "first second third fourth fifth ep eps op ed anime manga animes mangas tv ova ona movie movies series season seasons episode episodes chapter chapters volume " +
    "kino volumes studio author genre genres folge folgen staffel kapitel film filme serie serien action adventure comedy " +
    "drama fantasy horror mystery romance sports supernatural suspense isekai shounen shonen seinen shoujo shojo josei " +
    "id im ive ill mecha i what which who when how the a an and or is my me you it of in on at to for"
  ).split(" "),
);
