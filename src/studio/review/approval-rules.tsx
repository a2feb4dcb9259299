import { useTranslation } from 'react-i18next'
import { isFactKind } from '../../../schemas/facts.ts'
import type { ApprovalRule } from '../../../schemas/studio/reviews.ts'
import { roles, type Role } from '../../../schemas/studio/roles.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { callStudio } from '../call-studio.ts'
import { Loaded } from '../kit/loaded.tsx'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'
import { ActionError } from '../kit/action-error.tsx'
import { DataTable, type Column } from '../kit/data-table.tsx'
import { Select } from '../kit/select.tsx'
import { Hint, Subtitle } from '../kit/text.tsx'
import { Row, Stack } from '../kit/layout.tsx'
import styles from './review.module.css'

const counts = [0, 1, 2, 3, 4, 5]

/** How many approvals each kind of document, and each kind of changed fact, needs before it can be published. */
export function ApprovalRules() {
  const { t } = useTranslation()
  const rules = useStudioData('approvals.rules', {})
  const people = useStudioData('reviews.people', {})
  const { reason, run } = useAction(async ({ subject, count, role }: ApprovalRule) => {
    await rules.mutate(await callStudio('approvals.setRule', { subject, count, role }), false)
  })
  const entitled = (role: Role) =>
    (people.data ?? []).filter((person) => roles.indexOf(person.role) >= roles.indexOf(role)).length
  /** The author of an edit cannot approve it, so one more is needed. */
  const isShort = ({ count, role }: ApprovalRule) =>
    people.data !== undefined && count > 0 && entitled(role) < count + 1
  const nameOf = ({ subject }: ApprovalRule) => {
    if (subject === 'money-form') return t('review.moneyForms')
    return isFactKind(subject)
      ? t('review.changeOf', { fact: t(`facts.kinds.${subject}`) })
      : t(`kinds.${subject}`)
  }
  const columns: Column<ApprovalRule>[] = [
    {
      title: t('review.ruleKind'),
      cell: (rule) => (
        <>
          {nameOf(rule)}
          {isShort(rule) && <p className={styles.short}>{t('review.tooFew')}</p>}
        </>
      ),
    },
    {
      title: t('review.ruleCount'),
      cell: (rule) => (
        <Select
          aria-label={`${t('review.ruleCount')}: ${nameOf(rule)}`}
          value={rule.count}
          options={counts.map((value) => ({ value, label: value === 0 ? t('review.none') : String(value) }))}
          onChange={(count) => run({ ...rule, count })}
        />
      ),
    },
    {
      title: t('review.ruleRole'),
      cell: (rule) => (
        <Select
          aria-label={`${t('review.ruleRole')}: ${nameOf(rule)}`}
          value={rule.role}
          options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
          onChange={(role) => run({ ...rule, role })}
        />
      ),
    },
  ]
  return (
    <Stack aria-label={t('review.rules')} as="section">
      <Subtitle>{t('review.rules')}</Subtitle>
      <Hint>{t('review.rulesHint')}</Hint>
      <ActionError reason={reason} />
      <Loaded reading={rules} waiting={<Skeleton height="200px" />}>
        {(list) => {
          const set = list.filter(({ count }) => count > 0)
          return (
            <div className={styles.rules}>
              {set.length === 0 ? (
                <p>{t('review.noRules')}</p>
              ) : (
                <DataTable layout="cards" columns={columns} items={set} keyOf={({ subject }) => subject} />
              )}
              <Row>
                <Select
                  aria-label={t('review.addRule')}
                  value=""
                  options={[
                    { value: '', label: t('review.addRule') },
                    ...list
                      .filter(({ count }) => count === 0)
                      .map((rule) => ({ value: rule.subject, label: nameOf(rule) })),
                  ]}
                  onChange={(subject) => {
                    const rule = list.find((each) => each.subject === subject)
                    if (rule) run({ ...rule, count: 1 })
                  }}
                />
              </Row>
            </div>
          )
        }}
      </Loaded>
    </Stack>
  )
}
