import { useTranslation } from 'react-i18next'
import type { VariantName } from '../../../schemas/documents/blocks/variants.ts'
import type { ExperimentResult, VariantResult } from '../../../schemas/studio/experiments.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useDocumentName } from '../documents/use-document-name.ts'
import { useMay } from '../session/use-session.ts'
import { useLanguage, useTimestamp } from '../use-language.ts'
import { comparisonTones } from './comparison-tones.ts'
import { TextLink } from '../kit/text.tsx'
import styles from './experiments.module.css'
import shell from '../shell/shell.module.css'

interface ExperimentItemProps {
  experiment: ExperimentResult
  /** A winner is being published. */
  isPending: boolean
  onChoose: (variant: VariantName) => void
}

/** An A/B test with the results of its variants. */
export function ExperimentItem({ experiment, isPending, onChoose }: ExperimentItemProps) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const titleOf = useDocumentName()
  const mayPublish = useMay('publisher')
  const { name, document, title, goal, startedAt, endedAt, winner, variants } = experiment
  const isRunning = endedAt === null
  const period = isRunning
    ? t('experiments.since', { time: time(startedAt) })
    : t('experiments.between', { begin: time(startedAt), end: time(endedAt) })
  return (
    <li className={styles.experiment}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <Badge tone={isRunning ? 'info' : 'neutral'}>
          {t(isRunning ? 'experiments.isRunning' : 'experiments.hasEnded')}
        </Badge>
      </div>
      <p className={shell.detail}>
        <TextLink to={`/documents/${document.kind}/${document.key}`}>
          {titleOf({ ...document, ...(title !== undefined && { title }) })}
        </TextLink>{' '}
        · {t('experiments.goal', { goal: t(`experiments.goals.${goal}`) })} · {period}
      </p>
      <ul className={styles.variants}>
        {variants.map((result) => (
          <Variant
            key={result.variant}
            result={result}
            hasOwnGoal={goal !== 'click'}
            isWinner={result.variant === winner}
            isRunning={isRunning}
            testName={name}
            isPending={isPending}
            onChoose={isRunning && mayPublish ? () => onChoose(result.variant) : undefined}
          />
        ))}
      </ul>
      {!isRunning && winner === null && <p className={shell.detail}>{t('experiments.noWinner')}</p>}
    </li>
  )
}

interface VariantProps {
  result: VariantResult
  /** The goal is another one than a click. */
  hasOwnGoal: boolean
  isWinner: boolean
  /** More visitors may come. */
  isRunning: boolean
  testName: string
  isPending: boolean
  /** undefined: it cannot be chosen. */
  onChoose: (() => void) | undefined
}

function Variant({ result, hasOwnGoal, isWinner, isRunning, testName, isPending, onChoose }: VariantProps) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { variant, share, views, clicks, conversions } = result
  const whole = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const figures = [
    ['views', whole.format(views)],
    ['clicks', whole.format(clicks)],
    ...(hasOwnGoal ? [['conversions', whole.format(conversions)] as const] : []),
    ['rate', views === 0 ? '–' : percent.format(conversions / views)],
  ] as const
  const label = t('experiments.variant', { variant: variant.toUpperCase() })
  return (
    <li className={styles.variant}>
      <p className={styles.label}>
        <strong>{label}</strong>
        <span className={shell.detail}>{t('experiments.share', { share })}</span>
        {isWinner && <Badge tone="ok">{t('experiments.winner')}</Badge>}
      </p>
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{t(`experiments.${name}`)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <ComparisonText result={result} isRunning={isRunning} />
      {onChoose && (
        <Button
          variant="secondary"
          size="s"
          aria-label={`${t('experiments.use')}: ${testName}, ${label}`}
          // Not `disabled`, which would lose the focus.
          aria-disabled={isPending}
          onClick={onChoose}
        >
          {t('experiments.use')}
        </Button>
      )}
    </li>
  )
}

/** Whether the difference from the first variant is more than chance. */
function ComparisonText({
  result: { comparison, chance },
  isRunning,
}: Pick<VariantProps, 'result' | 'isRunning'>) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  if (comparison === undefined) return <p className={styles.comparison}>{t('experiments.first')}</p>
  const digits = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const limit = digits.format(0.01)
  const probability =
    chance === undefined ? '' : chance < 0.01 ? `p < ${limit}` : `p = ${digits.format(chance)}`
  const text = comparison === 'tooFew' && !isRunning ? 'endedTooFew' : comparison
  return (
    <p className={styles.comparison}>
      <Badge tone={comparisonTones[comparison]}>{t(`experiments.comparison.${text}`)}</Badge>
      <span className={shell.detail}>{t(`experiments.explanation.${text}`, { probability })}</span>
    </p>
  )
}
