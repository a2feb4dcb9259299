import { registry } from '../../../registry/index.ts'
import { compileFormValidator } from '../../../forms/compile/compile-form-validator.ts'
import { codeScales } from '../../../server/content/publish/render/page-weight.ts'
import type { PipelineTools } from '../../../server/content/publish/pipeline.ts'
import { render, tryForm } from '../../../src/entry-server.tsx'

/** The pipeline's tools as in production; code is measured if there is a build. */
export const realTools: PipelineTools = {
  registry,
  siteOrigin: null,
  compileValidator: compileFormValidator,
  render,
  tryForm,
  weighCode: await codeScales(new URL('../../../dist/client', import.meta.url)),
}
