export { ConsentQuestion, type ConsentQuestionProps } from './consent-question.tsx'
