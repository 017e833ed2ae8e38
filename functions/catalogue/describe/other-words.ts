import { stemOf } from "./stem.ts";

/** A stem that stands for a word of a query, and how far it means the same. */
export interface OtherWord {
  readonly stem: string;
  readonly weight: number;
}

/** How far words of one line mean the same. */
const MEANS_NEARLY = 0.5;

/** Words that fans and synopses use for the same, a line each. */
const lines = `
boy guy kid child teenager teen youth lad
girl woman lady maiden
man guy
old elderly aged grandpa
brother sibling twin
sister sibling twin
dad father
mom mother mum
parent father mother
son child
daughter child girl
baby infant child
husband wife married marriage
house household home
boyfriend girlfriend couple
dating romance couple relationship
love romance crush feelings
friend friendship
student pupil school highschool
school academy
teacher tutor instructor homeroom
college university
club circle
class classroom classmate
worker office salaryman employee company
boss manager
job work part
detective sleuth investigator investigation
cop police officer
criminal crime gang
gangster mafia yakuza mob
killer murderer assassin hitman
kill murder slay
slayer hunter hunt
dead death die dying
ghost spirit
monster beast creature demon
devil demon
god goddess deity
wizard mage magician sorcerer magic
witch magic
spell magic
power ability superpower
superpower ability gift
superhero hero
villain evil
sword blade swordsman
samurai swordsman ronin
fighter warrior martial
fight battle combat
war military army soldier
soldier mercenary
army military
robot mecha android mech
cyborg android machine
machine mechanical
alien extraterrestrial
space astronaut galaxy
spaceship ship
ship boat
future futuristic
past history
medieval fantasy
king queen prince throne
princess prince royal
kingdom realm country
noble aristocrat lord
villainess otome
butler maid servant
reborn reincarnated reincarnation
summoned transported
transported isekai
isekai another fantasy
mmo vrmmo mmorpg online
vr virtual
game gamer gaming
trapped stuck
stuck locked
dungeon labyrinth
treasure loot
pirate sea
sea ocean
fish sea
forest wood
mountain climbing
hole pit chasm abyss
village countryside
town village
city tokyo
apocalypse end ruined
zombie undead
undead skeleton
vampire blood
eat food meal
cook cooking chef food
cooking cuisine
restaurant diner cafe
coffee cafe
music musician band
band guitar guitarist rock
singer singing idol
song music
pianist piano
alchemist alchemy
violinist violin
guitarist guitar
drummer drum
orchestra conductor
dance dancer
ballet dancer
draw drawing artist comic
painter painting paint art
comic mangaka
animation animator
animator studio
movie film
actor actress acting
idol singer star
soccer football
football soccer
basketball hoop
baseball pitcher
boxing boxer
boxer boxing
swimming swimmer pool
tennis racket
bike cycling bicycle
cycling bicycle
motorbike motorcycle
race racing
runner running
skater skating
jump spike leap
tournament championship
champion championship
bullied bullying
delinquent gang
gambling gambler bet
betting gambling
rich wealthy
poor poverty debt
money debt
sick illness ill disease
illness disease
doctor surgeon medical
medicine doctor apothecary
surgeon doctor
deaf hearing
blind sight
sad tragic
funny comedy
revenge avenge vengeance
betrayed betrayal
escape flee
prison jail
prisoner convict
orphan orphanage
train railway
car driver
taxi cab
letter write
animal beast
rabbit bunny
bug insect
mouse rat
doll puppet
mask masked
invisible unseen
dream dreams
memory memories
amnesia memories
loop repeat
curse cursed
body bodies
swap switch
crossdress dress
gay homosexual
lesbian yuri
loner lonely alone
shy timid anxious anxiety
lazy slacker
angry temper
genius prodigy gifted
scientist science professor
maths math
chess shogi
spy agent
psychic telepath esper
thief steal stolen
rob steal
camp camping tent
travel journey trip
adventurer quest
guild adventurer
neet shut hikikomori
otaku nerd geek
nerd otaku
weak weakest
strong strongest
giant huge
tiny small little
short small
lonely alone
neighbour neighbor
roommate apartment
apartment flat
fiance fiancee engaged
marry marriage
fake pretend
secret hidden
leader lead
rebel rebellion revolution
terrorist terrorism
shrine temple priestess
priest church nun
exorcist exorcism
hospital nurse
sauna bath
farm farmer farming agriculture
british england london
american america
french france paris
chinese china
viking norse
roman rome
egyptian egypt
`;

const byStem = new Map<string, Set<string>>();
for (const line of lines.trim().split("\n")) {
  const stems = line.split(" ").map(stemOf);
  for (const stem of stems) {
    const others = byStem.get(stem) ?? new Set();
    for (const other of stems) if (other !== stem) others.add(other);
    byStem.set(stem, others);
  }
}

/** The stems of words that mean nearly the same as one. */
export const otherWords = (stem: string): readonly OtherWord[] =>
  Array.from(byStem.get(stem) ?? [], (other) => ({ stem: other, weight: MEANS_NEARLY }));
