import type { LoyaltyNotification } from '../../schemas/api/entities/loyalty.ts'
import type { Localized } from '../../schemas/documents/localized.ts'
import type { Locale } from '../locale.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import { levels } from './levels.ts'
import { products } from './products.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

interface Texts {
  title: string
  message: string
}

const nameOfLevel = (level: number, locale: Locale) => levels[level - 1]?.name[locale] ?? String(level)
const nameOfProduct = (id: number, locale: Locale) =>
  products.find((product) => product.id === id)?.name[locale] ?? ''

/** Notification texts by reason; the number is the id of the level or product. */
const textsOf = {
  register: () => ({
    uz: {
      title: 'Marra klubiga xush kelibsiz',
      message: 'Stavkalar uchun ball toʻplanadi, ballar sovgʻaga almashadi. Bir daqiqada koʻrsatib beramiz.',
    },
    ru: {
      title: 'Добро пожаловать в клуб Marra',
      message: 'За ставки копятся баллы, баллы меняются на подарки. Покажем за минуту.',
    },
  }),
  profile: () => ({
    uz: {
      title: 'Profil toʻldirildi',
      message: 'Rahmat! Endi pul yechish tezroq boʻladi. Ballar hisobingizda.',
    },
    ru: { title: 'Профиль заполнен', message: 'Спасибо! Теперь выводы пойдут быстрее. Баллы уже на счёте.' },
  }),
  confirm: () => ({
    uz: {
      title: 'Kontakt tasdiqlandi',
      message: 'Hisobingiz endi ishonchliroq himoyalangan. Ballar hisobingizda.',
    },
    ru: { title: 'Контакт подтверждён', message: 'Теперь ваш счёт защищён надёжнее. Баллы уже на счёте.' },
  }),
  level: (level) => ({
    uz: {
      title: 'Yangi daraja',
      message: `Siz «${nameOfLevel(level, 'uz')}» darajasiga yetdingiz. Yangi imkoniyatlar ochildi.`,
    },
    ru: {
      title: 'Новый уровень',
      message: `Вы достигли уровня «${nameOfLevel(level, 'ru')}». Открылись новые возможности.`,
    },
  }),
  purchase: (id) => ({
    uz: { title: 'Sovgʻa olindi', message: `«${nameOfProduct(id, 'uz')}» sizniki. Yoqimli oʻyin!` },
    ru: { title: 'Подарок получен', message: `«${nameOfProduct(id, 'ru')}» — ваш. Приятной игры!` },
  }),
  gift: (id) => ({
    uz: {
      title: 'Sovgʻa buyurtma qilindi',
      message: `«${nameOfProduct(id, 'uz')}»: operator manzilni aniqlash uchun siz bilan bogʻlanadi.`,
    },
    ru: {
      title: 'Подарок заказан',
      message: `«${nameOfProduct(id, 'ru')}»: оператор свяжется с вами, чтобы уточнить адрес.`,
    },
  }),
  points: () => ({
    uz: { title: 'Ballar qoʻshildi', message: 'Ballar hisobingizda — doʻkonga qarab koʻring.' },
    ru: { title: 'Баллы начислены', message: 'Баллы уже на счёте — загляните в магазин.' },
  }),
} satisfies Record<string, (subjectId: number) => Localized<Texts>>

export type NotificationReason = keyof typeof textsOf

export function isReason(reason: string): reason is NotificationReason {
  return Object.hasOwn(textsOf, reason)
}

export const noticeTexts = (reason: NotificationReason, subjectId: number, locale: Locale): Texts =>
  textsOf[reason](subjectId)[locale]

export interface NewNotification {
  playerId: number
  reason: NotificationReason
  /** Level or product the notification is about. */
  subjectId?: number
  /** Points granted, if any. */
  points?: number
  at: number
}

/** Queues a notification for the player. */
export async function notify(
  trx: DbTransaction,
  { playerId, reason, subjectId = 0, points, at }: NewNotification,
): Promise<void> {
  await trx
    .insertInto('loyalty_notifications')
    .values({
      player_id: playerId,
      reason,
      subject_id: subjectId,
      amount: points ?? null,
      amount_type: points === undefined ? null : 'points',
      at,
      answered_at: null,
    })
    .execute()
}

/** Takes a player's queued notifications, oldest first; each is returned once. */
export async function takeNotifications(
  database: Database,
  playerId: number,
  locale: Locale,
  at: number,
): Promise<LoyaltyNotification[]> {
  const waiting = database
    .selectFrom('loyalty_notifications')
    .select('id')
    .where('player_id', '=', playerId)
    .where('answered_at', 'is', null)
  if (!(await waiting.limit(1).executeTakeFirst())) return []
  const taken = await inTransaction(database, (trx) =>
    trx
      .updateTable('loyalty_notifications')
      .set({ answered_at: at })
      .where('player_id', '=', playerId)
      .where('answered_at', 'is', null)
      .returning(['id', 'reason', 'subject_id', 'amount', 'amount_type'])
      .execute(),
  )
  return taken
    .sort((one, other) => one.id - other.id)
    .flatMap(({ id, reason, subject_id, amount, amount_type }) =>
      isReason(reason)
        ? {
            id,
            trigger: reason,
            type: 'credit',
            ...noticeTexts(reason, subject_id, locale),
            amount: amount === null ? null : String(amount),
            amountType: amount_type,
            image: null,
          }
        : [],
    )
}
