import type { Notification, Notifications } from '../../schemas/api/entities/notifications.ts'
import type { ComponentExamples } from '../../schemas/component.ts'

const deposit: Notification = {
  id: 'payment:20417',
  kind: 'money',
  title: '500,000\u00a0soʻm hisobingizda',
  text: 'Uzcard orqali toʻldirish, komissiyasiz.',
  created_at: '2026-03-01T04:41:00Z',
  is_read: false,
  actions: [{ label: 'Chekni koʻrish', link: '/cashier/receipt?transaction=20417' }],
  image_url: null,
  emblem: 'coins',
}

const items: Notification[] = [
  deposit,
  {
    ...deposit,
    id: 'bonus:7',
    kind: 'bonus',
    title: 'Bonus kutmoqda: 50,000\u00a0soʻm',
    text: 'Promokod bonusi. Faollashtirilmagan. Veyjer: 750,000\u00a0soʻm.',
    created_at: '2026-03-01T03:02:00Z',
    actions: [
      { label: 'Faollashtirish', link: '/profile/bonuses' },
      { label: 'Shartlar', link: '/bonus-terms' },
    ],
    emblem: 'gift',
  },
  {
    ...deposit,
    id: 'tournament:3',
    kind: 'game',
    title: 'Kun sprinti: 14-oʻrin',
    text: 'Sovrin 25,000\u00a0soʻm, veyjersiz. Balansga oʻtdi.',
    created_at: '2026-02-28T18:59:00Z',
    is_read: true,
    actions: [{ label: 'Natijalar', link: '/tournaments/3' }],
    emblem: null,
  },
  {
    ...deposit,
    id: 'device:2',
    kind: 'account',
    title: 'Yangi qurilmadan kirildi',
    text: 'IP manzil: 84.54.112.7. Bu siz boʻlmasangiz, parolni darhol oʻzgartiring.',
    created_at: '2026-02-12T09:15:00Z',
    is_read: true,
    actions: [],
    emblem: 'no-such-drawing',
  },
]

const answered = (data: Notifications) => ({ notifications: { status: 'success' as const, data } })
const props = { hasKinds: true }
const unread = { money: 1, bonus: 1, game: 0, account: 0 }
const page = { offset: 0, limit: 20 }

export const examples = {
  normal: {
    props,
    data: answered({ ...page, items, total: items.length, unread }),
    answers: {
      'notifications.getlist': { ...page, items, total: items.length, unread },
      'notifications.markread': { unread: { money: 0, bonus: 0, game: 0, account: 0 } },
    },
  },
  more: { props: {}, data: answered({ ...page, items, total: 40, unread }) },
  empty: {
    props,
    data: answered({ ...page, items: [], total: 0, unread: { ...unread, money: 0, bonus: 0 } }),
  },
  error: { props, data: { notifications: { status: 'error', error: 'InternalServerErrorException' } } },
  longText: {
    props,
    data: answered({
      ...page,
      items: items.map((item) => ({
        ...item,
        title: `${item.title} ${'va yana juda uzun sarlavha '.repeat(3)}`,
        text: `${item.text} ${'Bunga bogʻliq hamma narsa shu yerda batafsil yozilgan. '.repeat(4)}`,
        actions: item.actions.map((action) => ({ ...action, label: `${action.label} va yana bir amal` })),
      })),
      total: items.length,
      unread: { ...unread, money: 1280 },
    }),
  },
} satisfies ComponentExamples
