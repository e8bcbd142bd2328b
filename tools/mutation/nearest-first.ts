import { dirname, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs the test files nearest to the mutated file first, because a run ends with the first failing test. */
export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Set by Stryker's runner for each mutant.
    const [mutated = ''] = this.ctx.config.related ?? []
    const distance = ({ moduleId }: TestSpecification) => relative(dirname(mutated), moduleId).length
    return files.toSorted((a, b) => distance(a) - distance(b))
  }
}
