import type { Localized } from '../../schemas/documents/localized.ts'

export interface Character {
  id: number
  /** Name of the character's image. */
  sysname: string
  minLevel: number
  /** Game types in which the character earns a fifth more points. */
  gameTypes: readonly string[]
  name: Localized<string>
  description: Localized<string>
}

export const characters: readonly Character[] = [
  {
    id: 1,
    sysname: 'leopard',
    minLevel: 1,
    gameTypes: ['slot'],
    name: { uz: 'Qoplon', ru: 'Барс' },
    description: {
      uz: 'Togʻlar sohibi, sabrli va ziyrak. Slotlarda +20% ball keltiradi.',
      ru: 'Хозяин гор, терпеливый и зоркий. Приносит +20% баллов в слотах.',
    },
  },
  {
    id: 2,
    sysname: 'fox',
    minLevel: 1,
    gameTypes: ['fast'],
    name: { uz: 'Tulki', ru: 'Лис' },
    description: {
      uz: 'Oʻz vaqtida toʻxtashni biladi. Crash va tezkor oʻyinlarda +20% ball keltiradi.',
      ru: 'Знает, когда остановиться. Приносит +20% баллов в краш- и быстрых играх.',
    },
  },
  {
    id: 3,
    sysname: 'falcon',
    minLevel: 1,
    gameTypes: ['sportsbook'],
    name: { uz: 'Lochin', ru: 'Сокол' },
    description: {
      uz: 'Maydonni balanddan kuzatadi. Sport stavkalarida +20% ball keltiradi.',
      ru: 'Видит всё поле с высоты. Приносит +20% баллов за ставки на спорт.',
    },
  },
  {
    id: 4,
    sysname: 'bear',
    minLevel: 4,
    gameTypes: ['live', 'casino'],
    name: { uz: 'Ayiq', ru: 'Медведь' },
    description: {
      uz: 'Stol ortida shoshilmaydi. Live va stol oʻyinlarida +20% ball keltiradi. Platina darajasidan ochiladi.',
      ru: 'За столом никуда не спешит. Приносит +20% баллов в live- и настольных играх. Доступен с уровня «Платина».',
    },
  },
]
