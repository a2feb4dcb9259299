export { ConsentQuestion } from './consent-question.tsx'
