import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { CallAnswer } from '../../../schemas/api/calls.ts'
import type { BlockProps } from '../../../schemas/component.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { AccountCard, Facts, Loaded } from '../../../src/modules/account/index.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useFacts, useLocale } from '../../../src/renderer/render-context.tsx'
import { useLoad } from '../../../src/renderer/use-load.ts'
import { FullTerms } from '../../../src/ui/display/full-terms.tsx'
import { load } from '../referral.load.ts'
import type { referral } from '../referral.schema.ts'
import { InviteLink } from './invite-link.tsx'
import { termsOf } from './terms.ts'
import styles from './invite-card.module.css'

type Info = CallAnswer<'referral.getinfo'>

/** The call has no other reason to reject a player. */
const breakError = 'InvalidRequestException'

/** Link, terms and figures of the player's invitations; during a break only that there can be none. */
export function InviteCard(block: BlockProps<typeof referral, ReactNode>) {
  const { t } = useTranslation()
  const { isOnBreak, features } = useFacts()
  const info = useLoad(load, 'info', block)
  const { id, props } = block
  // The account of an open page may not know yet of a break that began elsewhere, and some platforms never tell it.
  const mustPause = isOnBreak || (info.data === undefined && info.error === breakError)
  // Links of a site without the feature lead to no reward.
  if (features['referral'] !== true || info.error === 'MethodNotFoundException') return null
  return (
    <AccountCard id={id} title={props.title ?? t('referral.title')}>
      {mustPause ? (
        <p className={styles.text}>{t('referral.onBreak')}</p>
      ) : (
        <Loaded state={info} height="560px">
          {(data) => <Invitation info={data} />}
        </Loaded>
      )}
    </AccountCard>
  )
}

function Invitation({ info }: { info: Info }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { code, terms, invited, qualified, earned } = info
  return (
    <>
      <Steps terms={terms} />
      <InviteLink code={code} />
      <Facts
        facts={[
          [t('referral.figures.invited'), formatNumber(invited)],
          [t('referral.figures.qualified'), formatNumber(qualified)],
          [t('referral.figures.earned'), formatMoney(earned, locale)],
        ]}
      />
      <section className={styles.part}>
        <h3 className={styles.heading}>{t('referral.terms.title')}</h3>
        <dl className={styles.terms}>
          {termsOf(terms, { t, locale }).map(({ name, value }) => (
            <div key={name} className={styles.term}>
              <dt>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {terms.bonus_terms !== null && (
          <FullTerms title={t('referral.terms.bonusTerms')} text={terms.bonus_terms} />
        )}
        <p className={styles.note}>{t('referral.terms.onePerson')}</p>
      </section>
      <section className={styles.part}>
        <h3 className={styles.heading}>{t('referral.care.title')}</h3>
        <p className={styles.note}>{t('referral.care.text')}</p>
        <LocalLink to={urlOf('responsible-gaming')} className={styles.link}>
          {t('referral.care.link')}
        </LocalLink>
      </section>
    </>
  )
}

function Steps({ terms }: Pick<Info, 'terms'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { days, reward, reward_type: type, monthly_limit: limit } = terms
  const steps = [
    [t('referral.steps.send.title'), t('referral.steps.send.text')],
    [
      t('referral.steps.meet.title'),
      t('referral.steps.meet.text', { count: days, number: formatNumber(days) }),
    ],
    [
      t('referral.steps.reward.title', { amount: formatMoney(reward, locale) }),
      [
        t(`referral.steps.reward.${type}`),
        ...(limit === null
          ? []
          : [t('referral.steps.reward.limit', { count: limit, number: formatNumber(limit) })]),
      ].join(' '),
    ],
  ] as const
  return (
    <ol className={styles.steps}>
      {steps.map(([title, text], index) => (
        <li key={title} className={styles.step}>
          <span aria-hidden="true" className={styles.number}>
            {index + 1}
          </span>
          <div>
            <p className={styles.stepTitle}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
