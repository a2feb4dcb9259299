import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { daysAfter, daysBetween } from '../../../schemas/studio/days.ts'
import { kindNames, kindOf, type DocumentKind } from '../../../schemas/kinds/index.ts'
import type { DocumentResult, FileResult, SiteResults } from '../../../schemas/studio/results.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useDocumentName } from '../documents/use-document-name.ts'
import { DataTable, type Column } from '../kit/data-table.tsx'
import { Row, Stack } from '../kit/layout.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { Page } from '../kit/page.tsx'
import { Detail, Hint, Subtitle, TextLink } from '../kit/text.tsx'
import { useStudioData } from '../use-studio-data.ts'
import { PeriodChoice, usePeriod } from './period-choice.tsx'
import type { Period } from './periods.ts'
import { useResultColumns } from './result-columns.tsx'
import { useFigures } from './use-figures.ts'
import styles from './results.module.css'

const refreshSeconds = 60
/** Rows of a table until the others are asked for. */
const shownRows = 10

/** Popups and articles are what campaigns are made of; pages that every visitor sees come last. */
const rankOf = (kind: DocumentKind) => {
  const { preview, isArticle } = kindOf(kind)
  if (preview === 'dialog') return 0
  return isArticle ? 1 : 2
}
const order = kindNames.toSorted((one, other) => rankOf(one) - rankOf(other))

/** Whether everything of the period before was counted. */
export const isComparable = ({ since }: Pick<SiteResults, 'since'>, period: Period) =>
  since !== null && since <= daysAfter(period.from, -daysBetween(period.from, period.to))

/** What visitors have seen and used in a period, and what followed. */
export function ResultsPage() {
  const { t } = useTranslation()
  const { period, set } = usePeriod()
  const { from, to } = period
  const results = useStudioData('results.list', { from, to }, refreshSeconds)
  return (
    <Page title={t('results.title')} text={<Detail>{t('results.hint')}</Detail>}>
      <PeriodChoice period={period} set={set} />
      <Loaded reading={results} waiting={<Skeleton height="320px" />}>
        {(found) => <Results results={found} period={period} />}
      </Loaded>
    </Page>
  )
}

function Results({ results, period }: { results: SiteResults; period: Period }) {
  const { t } = useTranslation()
  const figures = useFigures()
  const { since, documents, files } = results
  if (since === null)
    return <EmptyState emblem="star" title={t('results.none')} text={t('results.noneText')} />
  if (documents.length + files.length === 0)
    return (
      <EmptyState
        emblem="star"
        title={t('results.noneThen')}
        text={t('results.since', { day: figures.day(since) })}
      />
    )
  const compares = isComparable(results, period)
  return (
    <Stack gap={24}>
      {since > period.from && <Hint>{t('results.since', { day: figures.day(since) })}</Hint>}
      {order.map((kind) => (
        <Documents
          key={kind}
          title={t(`kinds.${kind}`)}
          items={documents.filter((each) => each.kind === kind)}
          compares={compares}
          period={period}
        />
      ))}
      <Files items={files} compares={compares} />
      <Hint>{t('results.goals')}</Hint>
    </Stack>
  )
}

interface TableProps<Item> {
  items: readonly Item[]
  compares: boolean
}

function Documents({
  title,
  items,
  compares,
  period: { from, to },
}: TableProps<DocumentResult> & { title: string; period: Period }) {
  const { t } = useTranslation()
  const nameOf = useDocumentName()
  const figures = useResultColumns(compares)
  const columns: Column<DocumentResult>[] = [
    {
      title: t('results.name'),
      isRowTitle: true,
      cell: (item) => (
        <TextLink to={`/results/${item.kind}/${item.key}?from=${from}&to=${to}`}>{nameOf(item)}</TextLink>
      ),
    },
    ...figures,
  ]
  return <ShortTable title={title} items={items} columns={columns} keyOf={({ key }) => key} />
}

function Files({ items, compares }: TableProps<FileResult>) {
  const { t } = useTranslation()
  const figures = useFigures()
  const columns: Column<FileResult>[] = [
    { title: t('results.name'), isRowTitle: true, cell: ({ name }) => name },
    {
      title: t('results.downloads'),
      isNumber: true,
      cell: ({ now, before }) => (
        <div>
          {figures.count(now.clicks)}
          {compares && <Detail>{figures.change(now.clicks, before.clicks)}</Detail>}
        </div>
      ),
    },
  ]
  return (
    <ShortTable title={t('results.files')} items={items} columns={columns} keyOf={({ address }) => address} />
  )
}

interface ShortTableProps<Item> {
  title: string
  items: readonly Item[]
  columns: readonly Column<Item>[]
  keyOf: (item: Item) => string
}

/** The first rows of a table, and all of them when they are asked for; nothing without rows. */
function ShortTable<Item>({ title, items, columns, keyOf }: ShortTableProps<Item>) {
  const { t } = useTranslation()
  const [isLong, setIsLong] = useState(false)
  if (items.length === 0) return null
  return (
    <Stack as="section" aria-label={title}>
      <Subtitle>{title}</Subtitle>
      <div className={styles.table}>
        <DataTable
          layout="cards"
          columns={columns}
          items={isLong ? items : items.slice(0, shownRows)}
          keyOf={keyOf}
        />
      </div>
      {!isLong && items.length > shownRows && (
        <Row>
          <Button variant="ghost" size="s" onClick={() => setIsLong(true)}>
            {t('results.all', { count: items.length })}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
