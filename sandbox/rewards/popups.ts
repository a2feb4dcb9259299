import type { CampaignPopup } from '../../schemas/api/entities/rewards.ts'
import type { Localized } from '../../schemas/documents/localized.ts'
import type { Locale } from '../locale.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import type { Player } from '../accounts/players.ts'
import { readClaimedOffers } from './offer-claims.ts'
import { ineligibilityOf } from './offer-terms.ts'
import { offers } from './offers.ts'
import type { Database } from '../tables/database.ts'

interface PopupDefinition {
  id: number
  sysname: string
  /** Offer that the popup advertises. */
  offerId: number | null
  /** Popups that are not running appear only in a preview. */
  isRunning: boolean
  link: string
  scene: 'welcome' | 'jackpot' | 'trophy' | 'cashback' | 'sport'
  texts: Localized<Pick<CampaignPopup, 'title' | 'text' | 'terms' | 'button'>>
}

const popups: readonly PopupDefinition[] = [
  {
    id: 1,
    sysname: 'welcome',
    offerId: 1,
    isRunning: true,
    link: '/cashier/deposit',
    scene: 'welcome',
    texts: {
      uz: {
        title: 'Xush kelibsiz! +100% sizni kutmoqda',
        text: 'Birinchi depozitingizni ikki baravar qilamiz — 2,000,000 soʻmgacha.',
        terms: 'Depozit 50,000 soʻmdan, veyjer ×30, 14 kun. 18+',
        button: 'Hisobni toʻldirish',
      },
      ru: {
        title: 'Добро пожаловать! Вас ждёт +100%',
        text: 'Удвоим ваш первый депозит — до 2,000,000 сум.',
        terms: 'Депозит от 50,000 сум, вейджер ×30, 14 дней. 18+',
        button: 'Пополнить счёт',
      },
    },
  },
  {
    id: 2,
    sysname: 'weekly-reload',
    offerId: 2,
    isRunning: true,
    link: '/offers/2',
    scene: 'jackpot',
    texts: {
      uz: {
        title: 'Bu haftalik +50% hali olinmagan',
        text: 'Taklifni oling: keyingi depozitga yarmi qoʻshiladi, 1,000,000 soʻmgacha.',
        terms: 'Depozit 100,000 soʻmdan, veyjer ×20, 7 kun. 18+',
        button: 'Taklifni koʻrish',
      },
      ru: {
        title: 'Ваши +50% этой недели ещё ждут',
        text: 'Возьмите предложение: к следующему депозиту добавим половину, до 1,000,000 сум.',
        terms: 'Депозит от 100,000 сум, вейджер ×20, 7 дней. 18+',
        button: 'К предложению',
      },
    },
  },
  {
    id: 3,
    sysname: 'loyalty-shop',
    offerId: null,
    isRunning: true,
    link: '/loyalty/shop',
    scene: 'trophy',
    texts: {
      uz: {
        title: 'Klub doʻkoni ochiq',
        text: 'Ballaringizni aylantirishlar, fribet yoki pulga almashtiring.',
        terms: 'Bonus va fribetlarning shartlari sovgʻa yonida. 18+',
        button: 'Doʻkonga oʻtish',
      },
      ru: {
        title: 'Магазин клуба открыт',
        text: 'Обменяйте баллы на вращения, фрибет или деньги.',
        terms: 'Условия бонусов и фрибетов — рядом с подарком. 18+',
        button: 'В магазин',
      },
    },
  },
  {
    id: 4,
    sysname: 'navroz',
    offerId: null,
    isRunning: false,
    link: '/offers',
    scene: 'cashback',
    texts: {
      uz: {
        title: 'Navroʻz muborak!',
        text: 'Bayram kunlari uchun maxsus takliflar tayyorlandi.',
        terms: 'Shartlar har bir taklif yonida. 18+',
        button: 'Takliflarni koʻrish',
      },
      ru: {
        title: 'С Наврузом!',
        text: 'К празднику мы приготовили особые предложения.',
        terms: 'Условия — рядом с каждым предложением. 18+',
        button: 'Смотреть предложения',
      },
    },
  },
]

/** The popup with this name; in a preview also one that is not running. */
export function findPopup(sysname: string, isPreview: boolean): PopupDefinition | undefined {
  return popups.find((popup) => popup.sysname === sysname && (popup.isRunning || isPreview))
}

const day = 24 * 60 * 60 * 1000

async function isFor(database: Database, { offerId }: PopupDefinition, player: Player, at: number) {
  const offer = offers.find(({ id }) => id === offerId)
  if (!offer) return true
  if ((await readClaimedOffers(database, player.id, at)).has(offer.id)) return false
  return (await ineligibilityOf(database, player, offer, at)) === undefined
}

/** Takes the next popup for a player: each is shown once, and at most one a day. */
export async function takeQueuedPopup(
  database: Database,
  player: Player,
  at: number,
): Promise<PopupDefinition | undefined> {
  return inTransaction(database, async (trx) => {
    const views = await trx
      .selectFrom('popup_views')
      .select(['popup_id', 'at'])
      .where('player_id', '=', player.id)
      .execute()
    if (views.some((view) => view.at > at - day)) return undefined
    const unseen = popups.filter(
      ({ id, isRunning }) => isRunning && !views.some((view) => view.popup_id === id),
    )
    for (const popup of unseen) {
      if (!(await isFor(trx, popup, player, at))) continue
      await trx.insertInto('popup_views').values({ player_id: player.id, popup_id: popup.id, at }).execute()
      return popup
    }
    return undefined
  })
}

export function popupEntity(popup: PopupDefinition, locale: Locale): CampaignPopup {
  const { id, sysname, offerId, link, scene, texts } = popup
  return { id, sysname, ...texts[locale], link, offer_id: offerId, scene, image: null }
}
