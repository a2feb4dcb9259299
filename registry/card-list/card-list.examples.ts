import type { ComponentExamples } from '../../schemas/component.ts'

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

export const examples = {
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
} satisfies ComponentExamples
