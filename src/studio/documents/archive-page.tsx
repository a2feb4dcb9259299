import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { RemovedDocument, RestoreAnswer } from '../../../schemas/studio/answers.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import { IssueList } from '../editor/checks/issue-list.tsx'
import { useMay } from '../session/use-session.ts'
import { useAction } from '../use-action.ts'
import { useTimestamp } from '../use-language.ts'
import { useReason } from '../use-reason.ts'
import { useStudioData } from '../use-studio-data.ts'
import { nameOf } from './find-documents.ts'
import { useDocumentName } from './use-document-name.ts'
import { DataTable, type Column } from '../kit/data-table.tsx'
import { Detail, TextLink } from '../kit/text.tsx'
import { ListPage } from '../kit/list-page.tsx'

interface Restored {
  document: RemovedDocument
  answer: RestoreAnswer
}

/** Documents that were removed from the site, to restore them. */
export function ArchivePage() {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const documents = useStudioData('archive.list', {})
  const time = useTimestamp()
  const titleOf = useDocumentName()
  const mayRestore = useMay('publisher')
  const reasonOf = useReason()
  const [restored, setRestored] = useState<Restored>()
  const { reason, isPending, run } = useAction(
    async (document: RemovedDocument) => {
      setRestored(undefined)
      const { kind, key } = document
      setRestored({ document, answer: await callStudio('archive.restore', { kind, key }) })
      await mutate(() => true)
    },
    (error) =>
      error instanceof StudioError && error.type === 'NotFound' ? t('archive.gone') : reasonOf(error),
  )
  const columns: Column<RemovedDocument>[] = [
    {
      title: t('archive.document'),
      cell: (document) => (
        <>
          {titleOf(document)}
          <Detail>
            {[t(`kinds.${document.kind}`), ...(document.title ? [document.key] : [])].join(' · ')}
          </Detail>
        </>
      ),
    },
    {
      title: t('archive.when'),
      cell: (document) => (
        <>
          {time(document.at)} · {document.by}{' '}
          {mayRestore && (
            <Button
              variant="ghost"
              size="s"
              // Not `disabled`, which would lose the focus.
              aria-disabled={isPending}
              aria-label={`${t('archive.restore')}: ${titleOf(document)}`}
              onClick={() => run(document)}
            >
              {t('archive.restore')}
            </Button>
          )}
        </>
      ),
    },
  ]
  return (
    <ListPage
      title={t('archive.title')}
      text={t('archive.text')}
      reason={reason}
      above={<div role="status">{restored && <Result {...restored} />}</div>}
      reading={documents}
      none={{ title: t('archive.none'), text: t('archive.noneText') }}
    >
      {(list) => <DataTable columns={columns} items={list} keyOf={nameOf} />}
    </ListPage>
  )
}

function Result({ document, answer }: Restored) {
  const { t } = useTranslation()
  const name = useDocumentName()(document)
  const address = `/documents/${document.kind}/${document.key}`
  if (answer.state === 'published')
    return (
      <p>
        {t('archive.restored', { name })} <TextLink to={address}>{t('archive.openDocument')}</TextLink>
      </p>
    )
  return (
    <>
      <p>
        {t('archive.asDraft', { name })} <TextLink to={address}>{t('archive.open')}</TextLink>
      </p>
      <IssueList issues={answer.issues.filter(({ severity }) => severity === 'error')} />
    </>
  )
}
