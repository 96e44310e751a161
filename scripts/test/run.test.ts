import { expect, test } from 'vitest'
import { countTests } from './run.ts'

test('counts passed, failed and skipped tests of a JUnit report', () => {
  const report = `<testsuites><testsuite name="a.test.ts">
    <testcase classname="a.test.ts" name="passes" time="0.1"/>
    <testcase name="logs &lt;failure&gt;" classname="a.test.ts"><system-out><![CDATA[<failure>]]></system-out></testcase>
    <testcase classname="a.test.ts" name="a &gt; fails"><system-out>log</system-out><failure message="no">stack</failure></testcase>
    <testcase classname="b.test.ts" name="b.test.ts"><error message="cannot be loaded"></error></testcase>
    <testcase classname="a.test.ts" name="skips"><skipped/></testcase>
  </testsuite></testsuites>`
  expect(countTests(report)).toEqual({
    passed: 2,
    skipped: 1,
    failures: ['a.test.ts: a > fails', 'b.test.ts: b.test.ts'],
  })
})
