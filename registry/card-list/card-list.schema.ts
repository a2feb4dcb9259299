import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/button.ts'
import { localizedInlineText, localizedText } from '../../schemas/documents/localized.ts'
import { mediaAddress } from '../../schemas/documents/reference.ts'

const cards = [
  {
    picture: '/art/emblems/gift.svg',
    title: { uz: 'Sovgʻalar', ru: 'Подарки' },
    text: { uz: 'Shartlari yonida yozilgan.', ru: 'Условия написаны рядом.' },
    button: {
      label: { uz: 'Bonus shartlari', ru: 'Условия бонуса' },
      action: { type: 'navigate', to: '/bonus-terms' },
    },
  },
  {
    icon: 'shield',
    title: { uz: 'Nazorat', ru: 'Контроль' },
    text: {
      uz: 'Limit — <a href="/responsible-gaming">oddiy tugma</a>.',
      ru: 'Лимит — <a href="/responsible-gaming">обычная кнопка</a>.',
    },
  },
  { icon: 'chat', title: { uz: 'Yordam', ru: 'Поддержка' } },
]

export const cardList = defineComponent({
  type: 'CardList',
  version: 1,
  description:
    'Cards of equal height in columns: advantages, steps, ways to get help. Stands in a Section, whose heading comes above theirs.',
  category: 'content',
  props: Type.Object(
    {
      cards: Type.Array(
        Type.Object(
          {
            icon: Type.Optional(
              Type.String({
                pattern: '^[a-z-]+$',
                picks: 'icon',
                description: 'Name of an icon; /_icons shows all',
              }),
            ),
            picture: Type.Optional(
              mediaAddress('A drawing in place of the icon, such as /art/emblems/gift.svg'),
            ),
            title: localizedText(60, 'Heading of the card'),
            text: Type.Optional(
              localizedInlineText(300, 'One to three sentences; links and emphasis are allowed'),
            ),
            button: Type.Optional(BlockButton),
          },
          { additionalProperties: false },
        ),
        { maxItems: 12, description: 'The cards in reading order' },
      ),
      columns: Type.Optional(
        Type.Enum([2, 3, 4], { description: 'Columns on wide screens; left out: 3. Phones have one.' }),
      ),
      pictures: Type.Optional(
        Type.Enum(['small', 'wide'], {
          description: 'wide: pictures are scenes as wide as the card; left out: small objects',
        }),
      ),
      isNumbered: Type.Optional(
        Type.Boolean({ description: 'The cards are steps and bear numbers in place of icons' }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  examples: {
    normal: { props: { cards } },
    steps: {
      props: { cards: cards.map(({ title, text }) => ({ title, ...(text && { text }) })), isNumbered: true },
    },
    scenes: {
      props: {
        cards: [
          { ...cards[0], picture: '/art/scenes/welcome.svg' },
          { ...cards[1], picture: '/art/scenes/sport.svg' },
        ],
        columns: 2,
        pictures: 'wide',
      },
    },
    empty: { props: { cards: [] } },
    longText: {
      props: {
        columns: 4,
        cards: [
          {
            ...cards[0],
            title: {
              uz: 'Kechayu kunduz oʻzbek va rus tillarida javob beramiz',
              ru: 'Круглосуточно отвечаем на узбекском и на русском языках',
            },
            text: {
              uz: 'Xabaringizni robot emas, odam oʻqiydi. Toʻlov raqamini darhol yozsangiz, javob tezroq boʻladi, chunki toʻlovni qidirishga vaqt ketmaydi. Navbat boʻlsa, qancha kutish kerakligini aytamiz.',
              ru: 'Сообщение читает человек, а не робот. Если сразу указать номер платежа, ответ придёт быстрее: не нужно тратить время на поиск. Если есть очередь, скажем, сколько ждать.',
            },
          },
          ...cards,
        ],
      },
    },
  },
})
