import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { StudioError } from '../../../schemas/studio/errors.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import { useAction } from '../use-action.ts'
import { useTakeBackReason } from './use-take-back-reason.ts'
import { Alert } from '../kit/alert.tsx'
import { Row } from '../kit/layout.tsx'

type Changed = StudioParams<'releases.prepareAgain'>['changed']

/** Makes the documents of a past release drafts again; asks about those that changed since. */
export function PrepareAgain({ id }: { id: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const [hasConflict, setHasConflict] = useState(false)
  const reasonOf = useTakeBackReason('releases.prepareConflict')
  const { isPending, reason, run } = useAction(
    async (changed?: Changed) => {
      const release = await callStudio('releases.prepareAgain', { id, ...(changed && { changed }) })
      await mutate(() => true)
      await navigate(`/releases/${release.id}`)
    },
    (error) => {
      setHasConflict(error instanceof StudioError && error.type === 'Conflict')
      return reasonOf(error)
    },
  )
  return (
    <>
      {reason && (
        <Alert>
          <p>{reason}</p>
          {hasConflict && (
            <Row gap={12}>
              <Button variant="secondary" size="s" loading={isPending} onClick={() => run('skip')}>
                {t('releases.prepareWithout')}
              </Button>
              <Button variant="ghost" size="s" loading={isPending} onClick={() => run('replace')}>
                {t('releases.prepareReplacing')}
              </Button>
            </Row>
          )}
        </Alert>
      )}
      <Button variant="secondary" icon="refresh" loading={isPending} onClick={() => run()}>
        {t('releases.prepareAgain')}
      </Button>
    </>
  )
}
