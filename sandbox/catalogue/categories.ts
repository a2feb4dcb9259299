import type { GameCategory } from '../../schemas/api/entities/games.ts'
import type { Locale } from '../locale.ts'
import type { Catalogue } from './catalogue.ts'
import { gamesThatFit } from './find-games.ts'
import type { GameType } from './game-providers.ts'

interface Category {
  id: number
  sysname: string
  name: Readonly<Record<Locale, string>>
  types: GameType[]
  tags: string[]
  icon: string
}

/** Lobby categories in display order. */
const categories: readonly Category[] = [
  {
    id: 1,
    sysname: 'top',
    name: { uz: 'Ommabop', ru: 'Популярные' },
    types: [],
    tags: ['top'],
    icon: 'star',
  },
  { id: 2, sysname: 'new', name: { uz: 'Yangi', ru: 'Новинки' }, types: [], tags: ['new'], icon: 'bell' },
  { id: 3, sysname: 'slots', name: { uz: 'Slotlar', ru: 'Слоты' }, types: ['slot'], tags: [], icon: 'slots' },
  {
    id: 4,
    sysname: 'live',
    name: { uz: 'Jonli kazino', ru: 'Live-казино' },
    types: ['live'],
    tags: [],
    icon: 'play',
  },
  {
    id: 5,
    sysname: 'fast',
    name: { uz: 'Tezkor oʻyinlar', ru: 'Быстрые игры' },
    types: ['fast'],
    tags: [],
    icon: 'bolt',
  },
  {
    id: 6,
    sysname: 'tables',
    name: { uz: 'Stol oʻyinlari', ru: 'Настольные игры' },
    types: ['casino'],
    tags: [],
    icon: 'dice',
  },
  {
    id: 7,
    sysname: 'jackpot',
    name: { uz: 'Jekpotli oʻyinlar', ru: 'С джекпотом' },
    types: [],
    tags: ['jackpot'],
    icon: 'crown',
  },
  {
    id: 8,
    sysname: 'cash-out',
    name: { uz: 'Kesh-autli', ru: 'С кешаутом' },
    types: [],
    tags: ['cash-out'],
    icon: 'coin',
  },
]

/** Categories with their game counts. */
export function categoriesOf(catalogue: Catalogue, locale: Locale): GameCategory[] {
  return categories.map((category, index) => ({
    ...category,
    types: [...category.types],
    tags: [...category.tags],
    name: category.name[locale],
    priority: index + 1,
    games_count: gamesThatFit(catalogue, category).length,
  }))
}
