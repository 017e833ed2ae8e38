import type { Emblem } from "../emblem.ts";
import { action } from "./common/action.ts";
import { adventure } from "./common/adventure.ts";
import { animals } from "./common/animals.ts";
import { comedy } from "./common/comedy.ts";
import { contests } from "./common/contests.ts";
import { craft } from "./common/craft.ts";
import { food } from "./common/food.ts";
import { history } from "./common/history.ts";
import { horror } from "./common/horror.ts";
import { machines } from "./common/machines.ts";
import { magic } from "./common/magic.ts";
import { music } from "./common/music.ts";
import { mystery } from "./common/mystery.ts";
import { nature } from "./common/nature.ts";
import { romance } from "./common/romance.ts";
import { school } from "./common/school.ts";
import { science } from "./common/science.ts";
import { sports } from "./common/sports.ts";
import { things } from "./common/things.ts";
import { birds } from "./own/animals/birds.ts";
import { cats } from "./own/animals/cats.ts";
import { fish } from "./own/animals/fish.ts";
import { insectsAndSpiders } from "./own/animals/insects-and-spiders.ts";
import { pigsAndToads } from "./own/animals/pigs-and-toads.ts";
import { wolvesAndRabbits } from "./own/animals/wolves-and-rabbits.ts";
import { eyesAndLips } from "./own/body/eyes-and-lips.ts";
import { fists } from "./own/body/fists.ts";
import { handsAndFeet } from "./own/body/hands-and-feet.ts";
import { skullsAndHeads } from "./own/body/skulls-and-heads.ts";
import { castlesAndTowers } from "./own/buildings/castles-and-towers.ts";
import { fairAndStreet } from "./own/buildings/fair-and-street.ts";
import { housesAndShrines } from "./own/buildings/houses-and-shrines.ts";
import { gasMasksAndMuzzles } from "./own/clothing/gas-masks-and-muzzles.ts";
import { glassesAndEarrings } from "./own/clothing/glasses-and-earrings.ts";
import { hats } from "./own/clothing/hats.ts";
import { headbandsAndBows } from "./own/clothing/headbands-and-bows.ts";
import { jackets } from "./own/clothing/jackets.ts";
import { masks } from "./own/clothing/masks.ts";
import { shoesAndMittens } from "./own/clothing/shoes-and-mittens.ts";
import { drinks } from "./own/food/drinks.ts";
import { fruitAndVegetables } from "./own/food/fruit-and-vegetables.ts";
import { meals } from "./own/food/meals.ts";
import { sweets } from "./own/food/sweets.ts";
import { boardGames } from "./own/games/board-games.ts";
import { cardsOfFate } from "./own/games/cards-of-fate.ts";
import { playingCards } from "./own/games/playing-cards.ts";
import { videoGamesAndToys } from "./own/games/video-games-and-toys.ts";
import { medicine } from "./own/household/medicine.ts";
import { oddsAndEnds } from "./own/household/odds-and-ends.ts";
import { tools } from "./own/household/tools.ts";
import { umbrellasAndFans } from "./own/household/umbrellas-and-fans.ts";
import { pendantsAndBeads } from "./own/jewellery/pendants-and-beads.ts";
import { ringsAndGems } from "./own/jewellery/rings-and-gems.ts";
import { clocks } from "./own/machines/clocks.ts";
import { phones } from "./own/machines/phones.ts";
import { robotsAndTanks } from "./own/machines/robots-and-tanks.ts";
import { screensAndCameras } from "./own/machines/screens-and-cameras.ts";
import { keysAndGrails } from "./own/magic/keys-and-grails.ts";
import { staffsAndWands } from "./own/magic/staffs-and-wands.ts";
import { dragons } from "./own/monsters/dragons.ts";
import { slimesAndSpirits } from "./own/monsters/slimes-and-spirits.ts";
import { hornsAndVoices } from "./own/music/horns-and-voices.ts";
import { strings } from "./own/music/strings.ts";
import { flowers } from "./own/plants/flowers.ts";
import { leavesAndCorn } from "./own/plants/leaves-and-corn.ts";
import { rosesAndVases } from "./own/plants/roses-and-vases.ts";
import { crossesAndCoffins } from "./own/signs/crosses-and-coffins.ts";
import { crownsAndThrones } from "./own/signs/crowns-and-thrones.ts";
import { hearts } from "./own/signs/hearts.ts";
import { heartsOfDemons } from "./own/signs/hearts-of-demons.ts";
import { firesAndLamps } from "./own/sky-and-fire/fires-and-lamps.ts";
import { moonsAndComets } from "./own/sky-and-fire/moons-and-comets.ts";
import { balls } from "./own/sports/balls.ts";
import { sportsGear } from "./own/sports/gear.ts";
import { carsAndBikes } from "./own/vehicles/cars-and-bikes.ts";
import { shipsAndAircraft } from "./own/vehicles/ships-and-aircraft.ts";
import { trains } from "./own/vehicles/trains.ts";
import { daggersAndArrows } from "./own/weapons/daggers-and-arrows.ts";
import { gunsAndGrenades } from "./own/weapons/guns-and-grenades.ts";
import { helmetsAndShields } from "./own/weapons/helmets-and-shields.ts";
import { katanas } from "./own/weapons/katanas.ts";
import { scythesAndLances } from "./own/weapons/scythes-and-lances.ts";
import { swords } from "./own/weapons/swords.ts";
import { books } from "./own/writing/books.ts";
import { drawing } from "./own/writing/drawing.ts";
import { letters } from "./own/writing/letters.ts";

/** Every emblem: those of whole genres and themes, and those that belong to one story. */
export const emblems = {
  ...action,
  ...adventure,
  ...animals,
  ...comedy,
  ...contests,
  ...craft,
  ...food,
  ...history,
  ...horror,
  ...machines,
  ...magic,
  ...music,
  ...mystery,
  ...nature,
  ...romance,
  ...school,
  ...science,
  ...sports,
  ...things,
  ...birds,
  ...cats,
  ...fish,
  ...insectsAndSpiders,
  ...pigsAndToads,
  ...wolvesAndRabbits,
  ...eyesAndLips,
  ...fists,
  ...handsAndFeet,
  ...skullsAndHeads,
  ...castlesAndTowers,
  ...fairAndStreet,
  ...housesAndShrines,
  ...gasMasksAndMuzzles,
  ...glassesAndEarrings,
  ...hats,
  ...headbandsAndBows,
  ...jackets,
  ...masks,
  ...shoesAndMittens,
  ...drinks,
  ...fruitAndVegetables,
  ...meals,
  ...sweets,
  ...boardGames,
  ...cardsOfFate,
  ...playingCards,
  ...videoGamesAndToys,
  ...medicine,
  ...oddsAndEnds,
  ...tools,
  ...umbrellasAndFans,
  ...pendantsAndBeads,
  ...ringsAndGems,
  ...clocks,
  ...phones,
  ...robotsAndTanks,
  ...screensAndCameras,
  ...keysAndGrails,
  ...staffsAndWands,
  ...dragons,
  ...slimesAndSpirits,
  ...hornsAndVoices,
  ...strings,
  ...flowers,
  ...leavesAndCorn,
  ...rosesAndVases,
  ...crossesAndCoffins,
  ...crownsAndThrones,
  ...hearts,
  ...heartsOfDemons,
  ...firesAndLamps,
  ...moonsAndComets,
  ...balls,
  ...sportsGear,
  ...carsAndBikes,
  ...shipsAndAircraft,
  ...trains,
  ...daggersAndArrows,
  ...gunsAndGrenades,
  ...helmetsAndShields,
  ...katanas,
  ...scythesAndLances,
  ...swords,
  ...books,
  ...drawing,
  ...letters,
} satisfies Record<string, Emblem>;

export type EmblemName = keyof typeof emblems;
