import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { PublishAnswer } from '../../../schemas/studio/answers.ts'
import { isOpenRelease, isPastRelease, type OpenRelease } from '../../../schemas/studio/releases.ts'
import type { Acceptance, SeenDocument } from '../../../schemas/studio/calls.ts'
import { Button } from '../../ui/controls/button.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { callStudio } from '../call-studio.ts'
import { useListedName } from '../documents/use-listed-name.ts'
import { Confirm } from '../kit/confirm.tsx'
import { IssueList } from '../editor/checks/issue-list.tsx'
import { ActionMenu, type MenuAction } from '../menu/action-menu.tsx'
import { useMay } from '../session/use-session.ts'
import { MoveDialog } from '../schedules/move-dialog.tsx'
import { useScheduledText } from '../schedules/use-scheduled-text.ts'
import { PublishSheet, type PublishVerb } from '../publishing/publish-sheet.tsx'
import { issuesIn } from '../issues/issues-in.ts'
import { useAction } from '../use-action.ts'
import { useTimestamp } from '../use-language.ts'
import { PreviewLink } from './preview-link.tsx'
import { PrepareAgain } from './prepare-again.tsx'
import { useTakeBackReason } from './use-take-back-reason.ts'
import { ActionError } from '../kit/action-error.tsx'
import { Row } from '../kit/layout.tsx'
import { Message } from '../kit/message.tsx'
import { Status } from '../kit/text.tsx'
import split from '../menu/split.module.css'
import styles from './releases.module.css'

type Question = PublishVerb | 'takeBack' | 'remove' | 'move' | null

/** The chosen documents of a release as the user sees them. */
function seenIn({ release, changes }: OpenRelease): SeenDocument[] {
  return release.documents.map(({ kind, key }) => {
    const change = changes.find((each) => each.kind === kind && each.key === key)
    return { kind, key, revision: change?.revision ?? null }
  })
}

/** What can be done with a whole release. */
export function ReleaseActions({ open, onRename }: { open: OpenRelease; onRename: () => void }) {
  const { t } = useTranslation()
  const { release, changes } = open
  const { id, state } = release
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const time = useTimestamp()
  const scheduledText = useScheduledText()
  const nameOf = useListedName()
  const mayEdit = useMay('editor')
  const mayPublish = useMay('publisher')
  const [question, setQuestion] = useState<Question>(null)
  const [notice, setNotice] = useState('')
  const [issues, setIssues] = useState<readonly DocumentIssue[]>([])
  const isOpen = isOpenRelease(release)

  /** Runs an action and shows its result. */
  const { isPending, reason, run } = useAction(async (work: () => Promise<string>) => {
    setQuestion(null)
    setNotice('')
    setIssues([])
    try {
      setNotice(await work())
    } catch (error) {
      setIssues(issuesIn(error))
      throw error
    } finally {
      await mutate(() => true)
    }
  }, useTakeBackReason())

  function outcomeOf(answer: PublishAnswer, done: string): string {
    setIssues(answer.issues.filter(({ severity }) => severity === 'error'))
    return answer.published ? done : t('releases.rejected')
  }

  const actions = {
    takeBack: () =>
      run(async () => outcomeOf(await callStudio('releases.takeBack', { id }), t('releases.takenBack'))),
    remove: () =>
      run(async () => {
        await callStudio('releases.remove', { id })
        await navigate('/releases')
        return ''
      }),
    cancel: () =>
      run(async () => {
        await callStudio('schedules.cancel', { id })
        return t('releases.cancelled')
      }),
  }

  /** Publishes the release, now or later, as the sheet has asked. Returns the answer if nothing was published. */
  async function goLive(verb: PublishVerb, accepted: Acceptance, times: { at: string; until?: string }) {
    let done = t('releases.renewed')
    if (verb === 'renew') await callStudio('schedules.renew', { id, documents: release.edited, accepted })
    else if (verb === 'schedule') {
      const scheduled = await callStudio('releases.schedule', {
        id,
        documents: seenIn(open),
        ...times,
        accepted,
      })
      done = scheduledText({ ...times, at: scheduled.at ?? times.at })
    } else {
      const answer = await callStudio('releases.publish', { id, documents: seenIn(open), accepted })
      if (!answer.published) return answer
      done = t('releases.published')
    }
    setQuestion(null)
    setIssues([])
    setNotice(done)
    await mutate(() => true)
    return undefined
  }
  const canPublish = changes.length > 0 && changes.every(({ isMissing }) => !isMissing)

  const menu: MenuAction[][] = isOpen
    ? [
        [
          ...(mayPublish && canPublish
            ? [{ label: t('editor.schedule'), icon: 'clock' as const, run: () => setQuestion('schedule') }]
            : []),
          ...(mayEdit ? [{ label: t('releases.rename'), icon: 'edit' as const, run: onRename }] : []),
        ],
        mayEdit
          ? [
              {
                label: t('releases.remove'),
                icon: 'close' as const,
                isDangerous: true,
                run: () => setQuestion('remove'),
              },
            ]
          : [],
      ]
    : []

  return (
    <div className={styles.actions}>
      {release.edited.length > 0 && (
        <Message tone="warning">
          {t('schedules.edited', { documents: release.edited.map(nameOf).join(', ') })}
          {mayPublish && (
            <Button variant="secondary" size="s" onClick={() => setQuestion('renew')}>
              {t('schedules.renew')}
            </Button>
          )}
        </Message>
      )}
      <ActionError reason={reason} />
      <Status>{notice}</Status>
      {issues.length > 0 && <IssueList issues={issues} />}
      <Row gap={12}>
        <div className={classNames(split.split, styles.primary)}>
          {mayPublish && isOpen && (
            <Button loading={isPending} disabled={!canPublish} onClick={() => setQuestion('publish')}>
              {t('releases.publish')}
            </Button>
          )}
          {mayPublish && state === 'waiting' && (
            <>
              <Button icon="clock" loading={isPending} onClick={() => setQuestion('move')}>
                {t('schedules.move')}
              </Button>
              <Button variant="secondary" loading={isPending} onClick={actions.cancel}>
                {t('schedules.cancel')}
              </Button>
            </>
          )}
          {mayPublish && state === 'done' && release.contentVersion !== null && (
            <Button
              variant="secondary"
              icon="history"
              loading={isPending}
              onClick={() => setQuestion('takeBack')}
            >
              {t('releases.takeBack')}
            </Button>
          )}
          <ActionMenu
            label={t('releases.actions')}
            icon={mayPublish ? 'chevron-down' : 'more'}
            variant={mayPublish && canPublish ? 'primary' : 'secondary'}
            size="m"
            groups={menu}
          />
        </div>
        <PreviewLink id={id} />
        {mayEdit && isPastRelease(release) && release.contentVersion !== null && <PrepareAgain id={id} />}
      </Row>
      {(question === 'takeBack' || question === 'remove') && (
        <Confirm
          question={t(`releases.${question}Ask`, { count: changes.length })}
          verb={t(`releases.${question}`)}
          onConfirm={actions[question]}
          onClose={() => setQuestion(null)}
        />
      )}
      {(question === 'publish' || question === 'schedule' || question === 'renew') && (
        <PublishSheet
          subject={question === 'renew' ? { documents: release.documents } : { release: id }}
          verb={question}
          onConfirm={(accepted, at) => goLive(question, accepted, at)}
          onClose={() => setQuestion(null)}
        />
      )}
      {question === 'move' && release.at !== null && (
        <MoveDialog
          id={id}
          at={release.at}
          onClose={() => setQuestion(null)}
          onMoved={async (at) => {
            setQuestion(null)
            setNotice(t('schedules.moved', { time: time(at) }))
            await mutate(() => true)
          }}
        />
      )}
    </div>
  )
}
