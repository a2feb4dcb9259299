import type { Localized } from '../../schemas/documents/localized.ts'
import type { BonusKindName } from '../rewards/bonus-kinds.ts'

/** What the buyer receives immediately; values in soum. */
export type ProductContent =
  | { type: 'freespins'; game: string; count: number; stake: number }
  | { type: 'bonus'; kind: BonusKindName; value: number }
  | { type: 'cash'; value: number }
  /** Shipped by the operator, who contacts the buyer. */
  | { type: 'gift' }

export interface Product {
  id: number
  /** Name of the product image. */
  sysname: string
  /** Points. */
  price: number
  minLevel: number
  /** Initial stock; null: unlimited. */
  stock: number | null
  content: ProductContent
  name: Localized<string>
  description: Localized<string>
}

export const products: readonly Product[] = [
  {
    id: 1,
    sysname: 'freespins-15',
    price: 150,
    minLevel: 1,
    stock: null,
    content: { type: 'freespins', game: 'anor-deluxe', count: 15, stake: 2_000 },
    name: { uz: '15 aylantirish', ru: '15 вращений' },
    description: {
      uz: 'Anor Deluxe, har biri 2,000 soʻmdan. Yutuq — bonus puli, veyjer ×10.',
      ru: 'Anor Deluxe, по 2,000 сум. Выигрыш — бонусные деньги, вейджер ×10.',
    },
  },
  {
    id: 2,
    sysname: 'freespins-50',
    price: 400,
    minLevel: 1,
    stock: null,
    content: { type: 'freespins', game: 'lucky-sevens', count: 50, stake: 2_000 },
    name: { uz: '50 aylantirish', ru: '50 вращений' },
    description: {
      uz: 'Lucky Sevens, har biri 2,000 soʻmdan. Yutuq — bonus puli, veyjer ×10.',
      ru: 'Lucky Sevens, по 2,000 сум. Выигрыш — бонусные деньги, вейджер ×10.',
    },
  },
  {
    id: 3,
    sysname: 'freebet-50',
    price: 900,
    minLevel: 2,
    stock: null,
    content: { type: 'bonus', kind: 'freebet', value: 50_000 },
    name: { uz: 'Fribet 50,000', ru: 'Фрибет 50,000' },
    description: {
      uz: 'Sportga stavka uchun, koeffitsiyent 1.80 dan. Veyjer ×1, 7 kun.',
      ru: 'На ставку на спорт с коэффициентом от 1,80. Вейджер ×1, 7 дней.',
    },
  },
  {
    id: 4,
    sysname: 'bonus-100',
    price: 1_800,
    minLevel: 2,
    stock: null,
    content: { type: 'bonus', kind: 'shop', value: 100_000 },
    name: { uz: '100,000 soʻm bonus', ru: 'Бонус 100,000 сум' },
    description: {
      uz: 'Kazino oʻyinlari uchun. Veyjer ×5, 7 kun.',
      ru: 'Для игр казино. Вейджер ×5, 7 дней.',
    },
  },
  {
    id: 5,
    sysname: 'cash-100',
    price: 6_000,
    minLevel: 3,
    stock: null,
    content: { type: 'cash', value: 100_000 },
    name: { uz: '100,000 soʻm', ru: '100,000 сум' },
    description: { uz: 'Asosiy balansga, veyjersiz.', ru: 'На основной баланс, без вейджера.' },
  },
  {
    id: 6,
    sysname: 'shirt',
    price: 7_500,
    minLevel: 4,
    stock: 40,
    content: { type: 'gift' },
    name: { uz: 'Marra futbolkasi', ru: 'Футболка Marra' },
    description: {
      uz: 'Paxta, oʻlchamini siz tanlaysiz. Oʻzbekiston boʻylab yetkazib berish bepul.',
      ru: 'Хлопок, размер выбираете вы. Доставка по Узбекистану бесплатная.',
    },
  },
  {
    id: 7,
    sysname: 'cash-500',
    price: 28_000,
    minLevel: 5,
    stock: null,
    content: { type: 'cash', value: 500_000 },
    name: { uz: '500,000 soʻm', ru: '500,000 сум' },
    description: { uz: 'Asosiy balansga, veyjersiz.', ru: 'На основной баланс, без вейджера.' },
  },
  {
    id: 8,
    sysname: 'headphones',
    price: 95_000,
    minLevel: 7,
    stock: 5,
    content: { type: 'gift' },
    name: { uz: 'Simsiz quloqchinlar', ru: 'Беспроводные наушники' },
    description: {
      uz: 'Shovqinni soʻndiruvchi, gʻilof bilan. Operator manzilni aniqlashtirib, oʻzi yetkazadi.',
      ru: 'С шумоподавлением и чехлом. Оператор уточнит адрес и доставит.',
    },
  },
]
