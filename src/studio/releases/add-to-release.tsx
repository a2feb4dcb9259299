import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { isOpenRelease } from '../../../schemas/studio/releases.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { callStudio } from '../call-studio.ts'
import { Loaded } from '../kit/loaded.tsx'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'
import { ReleaseForm } from './release-form.tsx'
import { ActionError } from '../kit/action-error.tsx'
import { Dialog } from '../kit/dialog.tsx'
import styles from './releases.module.css'

interface AddToReleaseProps {
  documents: readonly DocumentName[]
  /** Saves what was typed in the open document; false: it could not be saved. */
  settle?: () => Promise<boolean>
  /** Receives the message about the result. */
  onDone: (notice: string) => void
  onClose: () => void
}

/** Adds documents to a release that is being prepared, or to a new one. */
export function AddToRelease({ documents, settle, onDone, onClose }: AddToReleaseProps) {
  const { t } = useTranslation()
  const releases = useStudioData('releases.list', {})
  const { mutate } = useSWRConfig()
  const [isNaming, setIsNaming] = useState(false)
  const { isPending, reason, run } = useAction(async ({ id, name }: { id: number; name: string }) => {
    if (settle && !(await settle())) return t('releases.notSaved')
    await callStudio('releases.change', { id, add: [...documents] })
    await mutate(() => true)
    onDone(t('releases.included', { name }))
    return undefined
  })
  // Without a release there is only a new one. The form stays if somebody else begins one meanwhile.
  if (!isNaming && releases.data?.some(isOpenRelease) === false) setIsNaming(true)
  if (isNaming) return <ReleaseForm documents={documents} onClose={onClose} />
  return (
    <Dialog title={t('releases.include')} hasClose onClose={onClose}>
      {() => (
        <>
          <Loaded reading={releases} waiting={<Skeleton height="120px" />}>
            {(list) => (
              <ul className={styles.offers}>
                {list.filter(isOpenRelease).map((release) => (
                  <li key={release.id}>
                    <Button
                      block
                      variant="secondary"
                      icon="flag"
                      aria-disabled={isPending}
                      onClick={() => run(release)}
                    >
                      {release.name}
                    </Button>
                  </li>
                ))}
                <li>
                  <Button block variant="outline" icon="plus" onClick={() => setIsNaming(true)}>
                    {t('releases.new')}
                  </Button>
                </li>
              </ul>
            )}
          </Loaded>
          <ActionError reason={reason} />
        </>
      )}
    </Dialog>
  )
}
