import { openRole, urlOf } from '../../../schemas/roles/role-table.ts'
import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import { serverNow } from '../../lib/data/server-clock.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ActionButton } from '../../renderer/action-button.tsx'
import { LocalLink } from '../../renderer/local-link.tsx'
import { Button, buttonClass, type ButtonAppearance } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { useSession } from '../session/index.ts'
import styles from './take-offer.module.css'
import { useOfferClaim } from './use-offer-claim.ts'

interface TakeOfferProps {
  offer: Offer
  look: ButtonAppearance
  /** The offer has been taken, so lists of offers are out of date. */
  onTaken: () => void
}

/** A button that takes the offer, a link to its condition, or its state. */
export function TakeOffer({ offer, look, onTaken }: TakeOfferProps) {
  const { t } = useTranslation()
  const { isAuthenticated } = useSession()
  const { isPending, isDone, error, take } = useOfferClaim(offer, onTaken)
  const { action, user_satisfies_params: isEligible } = offer.trigger
  if (offer.finished_at && Date.parse(offer.finished_at) <= serverNow())
    return <Standing text={t('offers.ended')} />
  if (!isAuthenticated) {
    const popup = action === 'registration' ? 'registration' : 'login'
    return (
      <ActionButton action={openRole(popup)} {...look}>
        {t(`offers.guest.${popup}`)}
      </ActionButton>
    )
  }
  if (isDone && action === 'deposit')
    return (
      <>
        <Standing text={t('offers.taken.atDeposit')} isSuccess />
        <LocalLink to={urlOf('deposit')} className={buttonClass({ ...look, variant: 'secondary' })}>
          {t('offers.toDeposit')}
        </LocalLink>
      </>
    )
  if (isDone || offer.is_taken === true) return <Standing text={t('offers.taken.standing')} isSuccess />
  if (action === 'registration') return <Standing text={t('offers.forNewcomers')} />
  if (action === 'promo_code')
    return (
      <LocalLink to={urlOf('bonuses')} className={buttonClass(look)}>
        {t('offers.toPromoCode')}
      </LocalLink>
    )
  if (!isEligible) return <Standing text={t(`offers.unmet.${action}`)} />
  return (
    <>
      <Button {...look} loading={isPending} onClick={take}>
        {t('offers.take')}
      </Button>
      <div role="alert" className={styles.alert}>
        {error !== undefined && (
          <p className={styles.error}>
            {t(`offers.refused.${error}`)}{' '}
            {error === 'deposit' && <LocalLink to={urlOf('deposit')}>{t('offers.toDeposit')}</LocalLink>}
          </p>
        )}
      </div>
    </>
  )
}

function Standing({ text, isSuccess = false }: { text: string; isSuccess?: boolean }) {
  return (
    <p className={styles.standing} data-good={isSuccess || undefined}>
      <Icon name={isSuccess ? 'check-circle' : 'info'} size={18} />
      {text}
    </p>
  )
}
