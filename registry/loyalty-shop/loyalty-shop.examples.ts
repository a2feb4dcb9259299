import type { ComponentExamples } from '../../schemas/component.ts'
import type { LoyaltyProduct } from '../../schemas/api/entities/loyalty.ts'

const product = (
  id: number,
  type: LoyaltyProduct['type'],
  name: string,
  changes: Partial<LoyaltyProduct> = {},
): LoyaltyProduct => ({
  id,
  sysname: `${type}-${id}`,
  name,
  description: 'Lucky Sevens, har biri 2,000 soʻmdan. Yutuq — bonus puli, veyjer ×10.',
  type,
  price: 400 * id,
  image_url: null,
  min_level: 1,
  left: null,
  can_buy: true,
  ...changes,
})

const items = [
  product(1, 'freespins', '50 aylantirish'),
  product(2, 'bonus', 'Fribet 50,000'),
  product(3, 'cash', '100,000 soʻm', { can_buy: false, min_level: 3 }),
  product(4, 'gift', 'Marra futbolkasi', { left: 12 }),
  product(5, 'gift', 'Simsiz quloqchinlar', { left: 0, can_buy: false }),
]

const answer = (products: LoyaltyProduct[], total = products.length) => ({
  products: { status: 'success' as const, data: { items: products, total } },
})

const props = {
  title: { uz: 'Sovgʻalar', ru: 'Подарки' },
  pictures: [{ sysname: 'bonus-2', emblem: 'ball', palette: 'emerald' }],
}

export const examples = {
  normal: { props, data: answer(items) },
  row: { props: { ...props, count: 3, moreLink: '/rules' }, data: answer(items.slice(0, 3), 36) },
  more: { props: { ...props, count: 5 }, data: answer(items, 36) },
  empty: { props, data: answer([]) },
  error: { props, data: { products: { status: 'error', error: 'InternalServerErrorException' } } },
  longText: {
    props: {
      title: { uz: 'Ballarga almashtiriladigan sovgʻalar', ru: 'Подарки, на которые меняют баллы' },
    },
    data: answer(
      items.map((one) => ({
        ...one,
        price: 12_500_000,
        name: 'Беспроводные наушники с активным шумоподавлением',
        description:
          'С шумоподавлением и чехлом. Оператор уточнит адрес и доставит по всему Узбекистану бесплатно.',
      })),
    ),
  },
} satisfies ComponentExamples
