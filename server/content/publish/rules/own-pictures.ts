import { decorations } from '../../../../schemas/documents/theme/theme.ts'
import { emblemNames, paymentBadgeNames, sceneNames } from '../../../../schemas/art.ts'

const characters = ['bear', 'falcon', 'fox', 'leopard']
const flags = ['ru', 'uz']
const icons = ['apple-touch-180', 'favicon-32', 'icon-192', 'icon-512', 'maskable-512']
const masks = ['hearts', 'star']
const providers = [
  'amudaryo-play',
  'caspian-soft',
  'chorsu-studio',
  'copper-fox',
  'ember-works',
  'karvon-live',
  'kobalt-play',
  'mint-parrot',
  'nine-lanterns',
  'nordlys',
  'oqqush-gaming',
  'polar-nine',
  'registon-games',
  'silk-labs',
  'sirius-live',
  'tiqin-games',
  'tulpar-games',
  'two-domes',
  'velvet-reel',
  'zarhal-studio',
]

/** The pictures that come with the site; the folder itself is not there where publishing runs. */
export const ownPictures: ReadonlySet<string> = new Set([
  '/art/mark.svg',
  ...characters.map((name) => `/art/characters/${name}.svg`),
  ...decorations.map((name) => `/art/decorations/${name}.svg`),
  ...emblemNames.map((name) => `/art/emblems/${name}.svg`),
  ...flags.map((name) => `/art/flags/${name}.svg`),
  ...icons.map((name) => `/art/icons/${name}.png`),
  ...masks.map((name) => `/art/masks/${name}.svg`),
  ...paymentBadgeNames.map((name) => `/art/payments/${name}.svg`),
  ...providers.map((name) => `/art/providers/${name}.svg`),
  ...sceneNames.map((name) => `/art/scenes/${name}.svg`),
])

/** Scenes in smaller sizes are made on request. */
const sized = /^(\/art\/scenes\/[a-z]+)-\d+\.webp$/

/** Whether the site has a picture at one of its own paths. */
export function hasOwnPicture(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return ownPictures.has(path) || ownPictures.has(path.replace(sized, '$1.svg'))
}
