import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { DocumentIssue } from '../../../../schemas/issue.ts'
import type { DocumentSummary } from '../../../../schemas/studio/answers.ts'
import { StudioError } from '../../../../schemas/studio/errors.ts'
import { callStudio } from '../../call-studio.ts'
import { IssueList } from '../../editor/checks/issue-list.tsx'
import { useAction } from '../../use-action.ts'
import { useDocumentName } from '../use-document-name.ts'
import { commonStart, movedAddress } from './moved-addresses.ts'
import { useBatchReason } from './use-batch-reason.ts'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { Hint, InlineHint } from '../../kit/text.tsx'
import { FormDialog } from '../../kit/form-dialog.tsx'
import { TextField } from '../../kit/field.tsx'
import { Choice } from '../../kit/choice.tsx'
import styles from './selection.module.css'

/** A page with an address. */
export type AddressedPage = DocumentSummary & { route: string }

interface MoveFormProps {
  pages: readonly AddressedPage[]
  /** Receives the message about the result, and what takes it back. */
  onDone: (notice: string, batch: number) => void
  onClose: () => void
  /** Somebody else has changed one of the pages. */
  onStale: () => void
}

const addressPattern = /^\/[A-Za-z0-9/_:-]*$/

/** Gives the addresses of pages another beginning, with all links to them. */
export function MoveForm({ pages, onDone, onClose, onStale }: MoveFormProps) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const titleOf = useDocumentName()
  const reasonOf = useBatchReason()
  const from = commonStart(pages.map(({ route }) => route))
  const id = useId()
  const [start, setStart] = useState(from || '/')
  const [redirects, setRedirects] = useState(true)
  const [issues, setIssues] = useState<readonly DocumentIssue[]>([])
  const moves = pages.map((page) => ({ page, to: movedAddress(page.route, from, start.trim()) }))

  const action = useAction(
    async () => {
      setIssues([])
      if (moves.some(({ to }) => !addressPattern.test(to))) return t('rename.routeWrong')
      if (moves.every(({ page, to }) => page.route === to)) return t('selection.sameAddress')
      const answer = await callStudio('documents.move', {
        pages: moves.map(({ page: { key, revision = null }, to }) => ({ key, revision, to })),
        redirects,
      })
      if (!answer.changed) {
        setIssues(answer.issues)
        return t('selection.notMoved')
      }
      await mutate(() => true)
      const links = answer.documents.length - pages.length
      onDone(t('selection.moved', { pages: pages.length, links }), answer.batch)
      return undefined
    },
    (error) => {
      if (error instanceof StudioError && error.type === 'Conflict') onStale()
      return reasonOf(error)
    },
  )
  const columns: Column<(typeof moves)[number]>[] = [
    { title: t('selection.document'), isRowTitle: true, cell: ({ page }) => titleOf(page) },
    { title: t('selection.oldAddress'), cell: ({ page }) => page.route },
    {
      title: t('selection.newAddress'),
      cell: ({ page, to }) =>
        to === page.route ? (
          <InlineHint>{t('selection.same')}</InlineHint>
        ) : (
          <span className={styles.new}>{to}</span>
        ),
    },
  ]
  return (
    <FormDialog
      title={t('selection.moveTitle')}
      size="l"
      action={action}
      verb={t('selection.move')}
      isReasonAtField
      onClose={onClose}
    >
      <TextField
        id={`${id}start`}
        label={t('selection.newStart')}
        hint={t('selection.startHint', { from: from || '/' })}
        error={action.reason}
        required
        isFirst
        spellCheck={false}
        maxLength={200}
        value={start}
        onChange={(text) => {
          setStart(text)
          action.setReason(undefined)
        }}
      />
      {issues.length > 0 && <IssueList issues={issues} />}
      <div className={styles.preview}>
        <DataTable layout="dense" columns={columns} items={moves} keyOf={({ page }) => page.key} />
      </div>
      <Choice checked={redirects} onChange={setRedirects}>
        {t('selection.redirects')}
      </Choice>
      <Hint>{t('selection.moveHint')}</Hint>
    </FormDialog>
  )
}
