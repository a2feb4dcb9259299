import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import type { DocumentKind, StoredDocument } from '../../../../schemas/kinds/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { callStudio } from '../../call-studio.ts'
import { SearchBox } from '../../kit/field.tsx'
import { Row, Stack } from '../../kit/layout.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Detail, Hint, TextLink } from '../../kit/text.tsx'
import { FieldChanges, useMatchingChanges } from '../../releases/field-changes.tsx'
import { useMay } from '../../session/use-session.ts'
import { useTimestamp } from '../../use-language.ts'
import { useStudioData } from '../../use-studio-data.ts'
import { bodyOfVersion, type ReadVersion } from './read-version.ts'
import { CompareVersions } from './compare-versions.tsx'
import styles from '../editor.module.css'

interface HistoryPanelProps {
  kind: DocumentKind
  name: string
  /** The text in the editor; null: it is not valid. */
  body: Record<string, unknown> | null
  /** undefined: the user has read access only. */
  onRestore: ((document: StoredDocument, version: number) => void) | undefined
}

/** Publications that are read at once. */
const pageSize = 20

/** Who published what, and which texts that changed, newest first; any two versions can be compared. */
export function HistoryPanel({ kind, name, body, onRestore }: HistoryPanelProps) {
  const { t } = useTranslation()
  const isAdmin = useMay('admin')
  const [query, setQuery] = useState('')
  const [count, setCount] = useState(pageSize)
  const list = useStudioData('history.list', { kind, key: name })
  // One more: what the oldest one has changed.
  const wanted = list.data?.slice(0, count + 1)
  const read = useSWR(wanted && ['versions', kind, name, wanted], () =>
    Promise.all(
      (wanted ?? []).map(async (version): Promise<ReadVersion> => {
        const { contentVersion, isRemoval } = version
        const document = isRemoval
          ? null
          : await callStudio('history.read', { kind, key: name, contentVersion })
        return { ...version, document }
      }),
    ),
  )
  const total = list.data?.length ?? 0
  if (list.data && total === 0) return <Hint>{t('history.none')}</Hint>
  return (
    <Loaded reading={list.error === undefined ? read : list} waiting={<Skeleton height="240px" />}>
      {() => {
        const versions = read.data ?? []
        return (
          <Stack gap={16}>
            <CompareVersions kind={kind} name={name} body={body} versions={versions} />
            <SearchBox label={t('history.search')} hasIcon value={query} onChange={setQuery} />
            <ol>
              {versions.slice(0, count).map((each, index) => (
                <Version
                  key={each.contentVersion}
                  version={each}
                  before={versions[index + 1]}
                  query={query}
                  onRestore={onRestore}
                />
              ))}
            </ol>
            {total > count && (
              <Button variant="secondary" size="s" onClick={() => setCount(count + pageSize)}>
                {t('history.older')}
              </Button>
            )}
            {isAdmin && (
              <TextLink to={`/audit?query=${encodeURIComponent(`${kind}/${name}`)}`}>
                {t('history.drafts')}
              </TextLink>
            )}
          </Stack>
        )
      }}
    </Loaded>
  )
}

interface VersionProps extends Pick<HistoryPanelProps, 'onRestore'> {
  version: ReadVersion
  before: ReadVersion | undefined
  query: string
}

function Version({ version: each, before, query, onRestore }: VersionProps) {
  const { t } = useTranslation()
  const moment = useTimestamp()
  const { version, by, at, isRemoval, document } = each
  const change = { before: bodyOfVersion(before), after: bodyOfVersion(each) }
  const found = useMatchingChanges(change, query)
  const isByAuthor = query.trim() !== '' && by.toLowerCase().includes(query.trim().toLowerCase())
  if (query.trim() !== '' && found.length === 0 && !isByAuthor) return null
  return (
    <Stack as="li" gap={8} className={styles.version}>
      <Row justify="between" align="start">
        <span>
          <strong>{isRemoval ? t('history.removal') : t('history.version', { version })}</strong>
          <Detail>{t('history.by', { name: by, time: moment(at) })}</Detail>
        </span>
        {document && onRestore && (
          <Button variant="secondary" size="s" onClick={() => onRestore(document, version)}>
            {t('history.restore')}
          </Button>
        )}
      </Row>
      {!before && !isRemoval && <Hint>{t('history.first')}</Hint>}
      {before && !isRemoval && (
        <FieldChanges
          change={change}
          query={isByAuthor ? '' : query}
          now={t('audit.before')}
          then={t('audit.after')}
        />
      )}
    </Stack>
  )
}
