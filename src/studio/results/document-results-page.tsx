import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isKind, type DocumentKind } from '../../../schemas/kinds/index.ts'
import type { ComparedCounts, OwnResults, ResultCounts } from '../../../schemas/studio/results.ts'
import { hiddenClass } from '../../ui/display/visually-hidden.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useDocumentName } from '../documents/use-document-name.ts'
import { useOutline } from '../editor/use-outline.ts'
import { DataTable, type Column } from '../kit/data-table.tsx'
import { Row, Stack } from '../kit/layout.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { Page } from '../kit/page.tsx'
import { Detail, Hint, Subtitle, TextLink } from '../kit/text.tsx'
import { allBlocks } from '../outline/block-tree.ts'
import { useStudioData } from '../use-studio-data.ts'
import { PeriodChoice, usePeriod } from './period-choice.tsx'
import { daysOf, type Period } from './periods.ts'
import { useResultColumns } from './result-columns.tsx'
import { isComparable } from './results-page.tsx'
import { useFigures } from './use-figures.ts'
import styles from './results.module.css'

const refreshSeconds = 60
/** Days from which on only some of the bars have their day below them. */
const manyDays = 14

/** The results of one document: in all, by day and by block. */
export function DocumentResultsPage() {
  const { kind, name = '' } = useParams()
  return isKind(kind) ? <OfDocument key={`${kind}/${name}`} kind={kind} name={name} /> : null
}

function OfDocument({ kind, name }: { kind: DocumentKind; name: string }) {
  const { t } = useTranslation()
  const nameOf = useDocumentName()
  const { period, set } = usePeriod()
  const { from, to } = period
  const results = useStudioData('results.read', { kind, key: name, from, to }, refreshSeconds)
  const documents = useStudioData('documents.list', {})
  const document = documents.data?.find((each) => each.kind === kind && each.key === name)
  return (
    <Page
      title={nameOf(document ?? { kind, key: name })}
      actions={
        <Row gap={16}>
          <TextLink to={`/results?from=${from}&to=${to}`}>{t('results.back')}</TextLink>
          {document && <TextLink to={`/documents/${kind}/${name}`}>{t('results.edit')}</TextLink>}
        </Row>
      }
    >
      <PeriodChoice period={period} set={set} />
      <Loaded reading={results} waiting={<Skeleton height="320px" />}>
        {(found) =>
          found.days.length + Object.keys(found.blocks).length === 0 ? (
            <EmptyState emblem="star" title={t('results.noneThen')} text={t('results.noneText')} />
          ) : (
            <Stack gap={24}>
              <Totals results={found} compares={isComparable(found, period)} />
              <Days results={found} period={period} />
              <Blocks kind={kind} name={name} blocks={found.blocks} />
              <Hint>{t('results.goals')}</Hint>
            </Stack>
          )
        }
      </Loaded>
    </Page>
  )
}

function Totals({ results: { now, before }, compares }: { results: OwnResults; compares: boolean }) {
  const { t } = useTranslation()
  const figures = useFigures()
  const names = ['views', 'clicks', 'registrations', 'deposits'] as const
  return (
    <dl className={styles.totals}>
      {names.map((name) => {
        const change = compares ? figures.change(now[name], before[name]) : undefined
        return (
          <div key={name}>
            <dt>{t(`results.${name}`)}</dt>
            <dd>
              {figures.count(now[name])}
              {change !== undefined && <Detail>{t('results.change', { change })}</Detail>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Views and clicks of each day, as bars; screen readers read the figures. */
function Days({ results: { days }, period }: { results: OwnResults; period: Period }) {
  const { t } = useTranslation()
  const figures = useFigures()
  const byDay = new Map(days.map((each) => [each.day, each]))
  const most = Math.max(1, ...days.map(({ views }) => views))
  const all = daysOf(period)
  const step = Math.ceil(all.length / manyDays)
  return (
    <Stack as="section" aria-label={t('results.days')}>
      <Subtitle>{t('results.days')}</Subtitle>
      <ul className={styles.days}>
        {all.map((day, index) => {
          const { views = 0, clicks = 0 } = byDay.get(day) ?? {}
          const text = t('results.ofDay', {
            day: figures.day(day),
            views: figures.count(views),
            clicks: figures.count(clicks),
          })
          const fromLast = all.length - 1 - index
          return (
            <li key={day} title={text}>
              <span className={hiddenClass}>{text}</span>
              <span className={styles.bar} aria-hidden style={{ height: `${(views / most) * 100}%` }}>
                <span className={styles.clicked} style={{ height: share(clicks, views) }} />
              </span>
              {/* From the last day on, which readers look for; phones have space for half of them. */}
              {fromLast % step === 0 && (
                <span className={styles.day} data-is-second={fromLast % (2 * step) > 0} aria-hidden>
                  {figures.day(day)}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}

const share = (part: number, whole: number) => `${whole === 0 ? 0 : (part / whole) * 100}%`

interface BlocksProps {
  kind: DocumentKind
  name: string
  blocks: OwnResults['blocks']
}

interface BlockRow extends ComparedCounts {
  id: string
  title: string
}

const nothing: ResultCounts = { views: 0, clicks: 0, registrations: 0, deposits: 0 }

/** The blocks in the order of the document, then those that it no longer has. */
function Blocks({ kind, name, blocks }: BlocksProps) {
  const { t } = useTranslation()
  const document = useStudioData('documents.read', { kind, key: name })
  const { lists } = useOutline(kind, document.data?.body ?? null)
  const figures = useResultColumns(false)
  if (document.data === undefined || Object.keys(blocks).length === 0) return null
  const present = allBlocks(lists).flatMap(({ id, title }) => (id in blocks ? [{ id, title }] : []))
  const gone = Object.keys(blocks)
    .filter((id) => !present.some((each) => each.id === id))
    .map((id) => ({ id, title: t('results.goneBlock') }))
  const rows = [...present, ...gone].map((each): BlockRow => ({
    ...each,
    now: blocks[each.id] ?? nothing,
    before: nothing,
  }))
  const columns: Column<BlockRow>[] = [
    {
      title: t('results.block'),
      isRowTitle: true,
      cell: ({ id, title }) => (
        <>
          {title}
          <Detail>{id}</Detail>
        </>
      ),
    },
    ...figures,
  ]
  return (
    <Stack as="section" aria-label={t('results.blocks')}>
      <Subtitle>{t('results.blocks')}</Subtitle>
      <div className={styles.table}>
        <DataTable layout="cards" columns={columns} items={rows} keyOf={({ id }) => id} />
      </div>
    </Stack>
  )
}
