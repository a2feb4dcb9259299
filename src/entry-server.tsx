export { tryForm } from './app/try-form.tsx'
export { render } from './app/render.tsx'
export { holds } from './renderer/conditions.ts'
