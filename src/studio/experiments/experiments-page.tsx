import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VariantName } from '../../../schemas/documents/blocks/variants.ts'
import type { ExperimentResult } from '../../../schemas/studio/experiments.ts'
import { callStudio } from '../call-studio.ts'
import { TakeBackButton } from '../releases/take-back-button.tsx'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'
import { ExperimentItem } from './experiment-item.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { Detail, Status, Subtitle } from '../kit/text.tsx'
import { Row, Stack } from '../kit/layout.tsx'

const refreshSeconds = 60

/** A/B tests with their results. */
export function ExperimentsPage() {
  const { t } = useTranslation()
  const experiments = useStudioData('experiments.list', {}, refreshSeconds)
  const [message, setMessage] = useState('')
  /** The publication that ended a test. */
  const [published, setPublished] = useState<number>()
  const { isPending, reason, run } = useAction(
    async ({ run: id, name }: ExperimentResult, variant: VariantName) => {
      setMessage('')
      setPublished(undefined)
      const {
        state,
        contentVersion,
        experiments: list,
      } = await callStudio('experiments.finish', { run: id, variant })
      setMessage(t(`experiments.${state}`, { name, variant: variant.toUpperCase() }))
      setPublished(contentVersion)
      await experiments.mutate(list, false)
    },
  )
  const listOf = (title: string, list: readonly ExperimentResult[]) =>
    list.length > 0 && (
      <Stack as="section" aria-label={title}>
        <Subtitle>{title}</Subtitle>
        <Stack as="ul" gap={16}>
          {list.map((experiment) => (
            <ExperimentItem
              key={experiment.run}
              experiment={experiment}
              isPending={isPending}
              onChoose={(variant) => run(experiment, variant)}
            />
          ))}
        </Stack>
      </Stack>
    )

  return (
    <ListPage
      title={t('experiments.title')}
      text={<Detail>{t('experiments.hint')}</Detail>}
      above={
        <>
          <Status>{message}</Status>
          {published !== undefined && (
            <Row>
              <TakeBackButton
                contentVersion={published}
                onDone={(notice) => {
                  setMessage(notice)
                  setPublished(undefined)
                }}
              />
            </Row>
          )}
        </>
      }
      reason={reason}
      reading={experiments}
      none={{ title: t('experiments.none'), text: t('experiments.noneText') }}
    >
      {(list) => (
        <>
          {listOf(
            t('experiments.running'),
            list.filter(({ endedAt }) => endedAt === null),
          )}
          {listOf(
            t('experiments.ended'),
            list.filter(({ endedAt }) => endedAt !== null),
          )}
        </>
      )}
    </ListPage>
  )
}
