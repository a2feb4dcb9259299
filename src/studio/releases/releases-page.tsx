import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Release } from '../../../schemas/studio/releases.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useMay } from '../session/use-session.ts'
import { useTimestamp } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'
import { ReleaseForm } from './release-form.tsx'
import { ReleaseState } from './release-state.tsx'
import { DataTable, type Column } from '../kit/data-table.tsx'
import { TextLink } from '../kit/text.tsx'
import { ListPage } from '../kit/list-page.tsx'

/** All releases with their states. */
export function ReleasesPage() {
  const { t } = useTranslation()
  const releases = useStudioData('releases.list', {}, 20)
  const mayEdit = useMay('editor')
  const time = useTimestamp()
  const [isNaming, setIsNaming] = useState(false)
  const columns: Column<Release>[] = [
    { title: t('releases.one'), cell: ({ id, name }) => <TextLink to={`/releases/${id}`}>{name}</TextLink> },
    {
      title: t('releases.documents'),
      cell: ({ documents }) => t('releases.count', { count: documents.length }),
    },
    { title: t('releases.changed'), cell: ({ changedAt, by }) => `${time(changedAt)} · ${by}` },
    { title: t('releases.state'), cell: (release) => <ReleaseState release={release} /> },
  ]
  return (
    <ListPage
      title={t('releases.title')}
      text={t('releases.text')}
      actions={
        mayEdit && (
          <Button size="s" icon="plus" aria-haspopup="dialog" onClick={() => setIsNaming(true)}>
            {t('releases.new')}
          </Button>
        )
      }
      reading={releases}
      none={{ title: t('releases.none'), text: t('releases.noneText') }}
      below={isNaming && <ReleaseForm documents={[]} onClose={() => setIsNaming(false)} />}
    >
      {(list) => <DataTable columns={columns} items={list} keyOf={({ id }) => id} />}
    </ListPage>
  )
}
