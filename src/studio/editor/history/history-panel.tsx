import { useTranslation } from 'react-i18next'
import type { DocumentKind, StoredDocument } from '../../../../schemas/kinds/index.ts'
import type { DocumentVersion } from '../../../../schemas/studio/answers.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { callStudio } from '../../call-studio.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useTimestamp } from '../../use-language.ts'
import { useAction } from '../../use-action.ts'
import { useStudioData } from '../../use-studio-data.ts'
import { ActionError } from '../../kit/action-error.tsx'
import { Stack } from '../../kit/layout.tsx'
import styles from '../editor.module.css'

interface HistoryPanelProps {
  kind: DocumentKind
  name: string
  onCompare: (document: StoredDocument) => void
  /** undefined: the user has read access only. */
  onRestore: ((document: StoredDocument, version: number) => void) | undefined
}

/** All publications of the document; each one can be compared with the text and restored as a draft. */
export function HistoryPanel({ kind, name, onCompare, onRestore }: HistoryPanelProps) {
  const { t } = useTranslation()
  const moment = useTimestamp()
  const versions = useStudioData('history.list', { kind, key: name })

  const { reason, run: read } = useAction(
    async ({ contentVersion }: DocumentVersion, show: (document: StoredDocument) => void) =>
      show(await callStudio('history.read', { kind, key: name, contentVersion })),
  )

  return (
    <>
      <ActionError reason={reason} />
      <Loaded reading={versions} waiting={<Skeleton height="120px" />}>
        {(list) => (
          <>
            {list.length === 0 && <p className={styles.hint}>{t('history.none')}</p>}
            <Stack as="ol" gap={4}>
              {list.map((each) => (
                <li key={each.contentVersion} className={styles.version}>
                  <span className={styles.versionText}>
                    <strong>
                      {each.isRemoval
                        ? t('history.removal')
                        : t('history.version', { version: each.version })}
                    </strong>
                    <span className={styles.hint}>
                      {t('history.by', { name: each.by, time: moment(each.at) })}
                    </span>
                  </span>
                  {!each.isRemoval && (
                    <Button
                      variant="ghost"
                      size="s"
                      icon="eye"
                      square
                      aria-label={t('history.show', { version: each.version })}
                      onClick={() => read(each, onCompare)}
                    />
                  )}
                  {!each.isRemoval && onRestore && (
                    <Button
                      variant="secondary"
                      size="s"
                      onClick={() => read(each, (document) => onRestore(document, each.version))}
                    >
                      {t('history.restore')}
                    </Button>
                  )}
                </li>
              ))}
            </Stack>
          </>
        )}
      </Loaded>
    </>
  )
}
