import { isRecord } from '../../is-record.ts'
import { hexOf, over, parseColour } from './colour.ts'
import type { Migration } from '../migration.ts'

const record = (value: unknown) => (isRecord(value) ? value : {})

/** Colors that version 1 lacked, as in the default theme of that time. */
const added = {
  dark: {
    jackpot: '#17281B',
    flap: '#25362F',
    'flap-foot': '#0E1C18',
    'on-flap': '#FFE9BD',
    'level-1': '#FFC250',
    'level-2': '#45DAC5',
    'level-3': '#91A5FF',
  },
  light: {
    jackpot: '#FFF7E5',
    flap: '#25362F',
    'flap-foot': '#0E1C18',
    'on-flap': '#FFE9BD',
    'level-1': '#8A5200',
    'level-2': '#08766B',
    'level-3': '#4A4FC4',
  },
} as const

/** The stylesheet of version 1 mixed the upper color of the main button: 78 % brand, the rest white. */
function brandTop(brand: unknown): string {
  const [red, green, blue] = parseColour(String(brand)) ?? [255, 192, 74]
  return hexOf(over([red, green, blue, 0.78], [255, 255, 255, 1]))
}

function colours(set: unknown, scheme: keyof typeof added) {
  const known = record(set)
  return { ...known, 'brand-top': brandTop(known['brand']), ...added[scheme] }
}

function fontName(families: unknown): string {
  const text = String(families).toLowerCase()
  return ['unbounded', 'onest'].find((name) => text.includes(name)) ?? 'system'
}

/** Adds fonts by name, a logo with colors, the shape of controls, and the colors of the jackpot board. */
const toVersion2: Migration = ({ colours: sets, fonts, logo, ...theme }) => {
  const { src, name } = record(logo)
  return {
    ...theme,
    colours: { dark: colours(record(sets)['dark'], 'dark'), light: colours(record(sets)['light'], 'light') },
    controls: 'rounded',
    fonts: { text: fontName(record(fonts)['text']), display: fontName(record(fonts)['display']) },
    logo: { name, ...(src !== '/art/mark.svg' && { picture: src }) },
  }
}

export const themeMigrations: readonly Migration[] = [toVersion2]
