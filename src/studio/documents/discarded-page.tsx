import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import type { DiscardedDraft } from '../../../schemas/studio/answers.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import { useMay } from '../session/use-session.ts'
import { useAction } from '../use-action.ts'
import { useTimestamp } from '../use-language.ts'
import { useReason } from '../use-reason.ts'
import { useStudioData } from '../use-studio-data.ts'
import { useDocumentName } from './use-document-name.ts'
import { DataTable, type Column } from '../kit/data-table.tsx'
import { Detail } from '../kit/text.tsx'
import { ListPage } from '../kit/list-page.tsx'

/** Drafts that were discarded lately, to restore them. */
export function DiscardedPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const drafts = useStudioData('drafts.discarded', {})
  const time = useTimestamp()
  const nameOf = useDocumentName()
  const mayRestore = useMay('editor')
  const reasonOf = useReason()
  const { reason, run: restore } = useAction(
    async (id: number) => {
      const { kind, key } = await callStudio('drafts.restore', { id })
      // The lists of documents show the restored draft, however recently they were read.
      await mutate(() => true)
      await navigate(`/documents/${kind}/${key}`)
    },
    (error) => {
      const type = error instanceof StudioError ? error.type : undefined
      if (type === 'Conflict') return t('discarded.taken')
      return type === 'NotFound' ? t('discarded.gone') : reasonOf(error)
    },
  )
  const columns: Column<DiscardedDraft>[] = [
    {
      title: t('discarded.document'),
      cell: (draft) => (
        <>
          {nameOf(draft)}
          <Detail>{[t(`kinds.${draft.kind}`), ...(draft.title ? [draft.key] : [])].join(' · ')}</Detail>
        </>
      ),
    },
    { title: t('discarded.saved'), cell: ({ savedBy }) => savedBy },
    {
      title: t('discarded.when'),
      cell: (draft) => (
        <>
          {time(draft.at)} · {draft.by}{' '}
          {mayRestore && (
            <Button
              variant="ghost"
              size="s"
              aria-label={`${t('discarded.restore')}: ${nameOf(draft)}`}
              onClick={() => restore(draft.id)}
            >
              {t('discarded.restore')}
            </Button>
          )}
        </>
      ),
    },
  ]
  return (
    <ListPage
      title={t('discarded.title')}
      text={t('discarded.text')}
      reason={reason}
      reading={drafts}
      none={{ title: t('discarded.none'), text: t('discarded.noneText') }}
    >
      {(list) => <DataTable columns={columns} items={list} keyOf={({ id }) => id} />}
    </ListPage>
  )
}
