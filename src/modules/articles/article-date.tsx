import type { ArticleCard } from '../../../schemas/articles.ts'
import { formatDate } from '../../lib/format/date.ts'
import { useConfig } from '../../renderer/render-context.tsx'

type ArticleDateProps = Pick<ArticleCard, 'date' | 'isTimeless'>

/** The day of an article in the time zone of the site; nothing for one without a visible date. */
export function ArticleDate({ date, isTimeless }: ArticleDateProps) {
  const { timeZone } = useConfig().site
  if (isTimeless) return null
  return <time dateTime={date}>{formatDate(Date.parse(date), timeZone)}</time>
}
