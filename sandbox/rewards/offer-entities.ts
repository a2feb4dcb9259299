import { bindTexts, bindWords } from '../../schemas/bind-words.ts'
import type { Offer } from '../../schemas/api/entities/rewards.ts'
import type { Locale } from '../locale.ts'
import type { Player } from '../accounts/players.ts'
import { defaultCurrency, toAmount } from '../ledger/currencies.ts'
import { toTimestamp } from '../timestamp.ts'
import { periodAt } from '../responsible/periods.ts'
import type { OfferDefinition, OfferPromotion } from './offer-definition.ts'
import { ineligibilityOf } from './offer-terms.ts'
import { money, percentOf } from './values.ts'
import type { Database } from '../tables/database.ts'
import { valueIn } from '../ledger/rates.ts'

function promotionEntity(
  promotion: OfferPromotion,
  id: number,
  currency: string,
  locale: Locale,
): Offer['promotions'][number] {
  const { type, name } = promotion
  const amount = 'value' in promotion ? toAmount(valueIn(currency, promotion.value), currency) : null
  const count = 'count' in promotion ? promotion.count : null
  const ofDeposit = 'percent' in promotion ? String(promotion.percent) : null
  const percent = 'share' in promotion ? percentOf(promotion.share) : ofDeposit
  return { id, type, name: bindWords(name[locale], locale), percent, amount, count }
}

/** Promotion ids are unique across offers: an offer has fewer promotions than this. */
const promotionsPerOffer = 10

/** An offer as returned to a player or a guest. */
export async function offerEntity(
  database: Database,
  offer: OfferDefinition,
  caller: { player: Player | undefined; taken: ReadonlySet<number>; locale: Locale; at: number },
): Promise<Offer> {
  const { player, taken, locale, at } = caller
  const currency = player?.currency ?? defaultCurrency
  const ineligibility = player ? await ineligibilityOf(database, player, offer, at) : 'guest'
  const { minimum, repeats } = offer
  const { name, text, terms, rules } = bindTexts(offer.texts[locale], locale)
  return {
    id: offer.id,
    sysname: offer.sysname,
    trigger: {
      action: offer.action,
      user_satisfies_params: ineligibility === undefined,
      params: {
        exclude_methods: [...offer.excludedMethods],
        min_amount: minimum === null ? null : money(valueIn(currency, minimum), currency),
        promo_code: offer.action === 'promo_code',
      },
    },
    description: { name, text, terms, rules, scene: offer.scene, image: null },
    promotions: offer.promotions.map((promotion, index) =>
      promotionEntity(promotion, offer.id * promotionsPerOffer + index, currency, locale),
    ),
    is_taken: taken.has(offer.id),
    finished_at: repeats === 'once' ? null : toTimestamp(periodAt(repeats, at).until),
  }
}
