export { ArticleCards, type ArticlesView } from './article-cards.tsx'
export { ArticleDate } from './article-date.tsx'
export { ArticleSection } from './article-section.tsx'
