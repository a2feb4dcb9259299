import { useTranslation } from 'react-i18next'
import { isFactKind } from '../../../schemas/facts.ts'
import type { ApprovalRule } from '../../../schemas/studio/reviews.ts'
import { roles, type Role } from '../../../schemas/studio/roles.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { callStudio } from '../call-studio.ts'
import { Loaded } from '../loaded.tsx'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'
import shell from '../shell/shell.module.css'
import styles from './review.module.css'

const counts = [0, 1, 2, 3, 4, 5]
const roleNamed = (value: string): Role | undefined => roles.find((role) => role === value)

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
  return (
    <section aria-label={t('review.rules')} className={styles.section}>
      <h2 className={shell.subtitle}>{t('review.rules')}</h2>
      <p className={styles.hint}>{t('review.rulesHint')}</p>
      {reason && <p role="alert">{reason}</p>}
      <Loaded reading={rules} waiting={<Skeleton height="200px" />}>
        {(list) => (
          <div className={styles.rules}>
            <table className={classNames(shell.table, shell.cards)}>
              <thead>
                <tr>
                  <th scope="col">{t('review.ruleKind')}</th>
                  <th scope="col">{t('review.ruleCount')}</th>
                  <th scope="col">{t('review.ruleRole')}</th>
                </tr>
              </thead>
              <tbody>
                {list.map((rule) => {
                  const name = nameOf(rule)
                  return (
                    <tr key={rule.subject}>
                      <td data-label={t('review.ruleKind')}>
                        {name}
                        {isShort(rule) && <p className={styles.short}>{t('review.tooFew')}</p>}
                      </td>
                      <td data-label={t('review.ruleCount')}>
                        <select
                          className={shell.select}
                          aria-label={`${t('review.ruleCount')}: ${name}`}
                          value={rule.count}
                          onChange={({ target }) => run({ ...rule, count: Number(target.value) })}
                        >
                          {counts.map((count) => (
                            <option key={count} value={count}>
                              {count === 0 ? t('review.none') : count}
                            </option>
                          ))}
                        </select>
                      </td>
                      <td data-label={t('review.ruleRole')}>
                        <select
                          className={shell.select}
                          aria-label={`${t('review.ruleRole')}: ${name}`}
                          value={rule.role}
                          disabled={rule.count === 0}
                          onChange={({ target }) =>
                            run({ ...rule, role: roleNamed(target.value) ?? rule.role })
                          }
                        >
                          {roles.map((role) => (
                            <option key={role} value={role}>
                              {t(`roles.${role}`)}
                            </option>
                          ))}
                        </select>
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
    </section>
  )
}
