export { mistakeText } from './mistakes.ts'
export { publishCourse } from './publish-course.ts'
export { readCourse } from './read-course.ts'
export { writeCourse } from './write-course.ts'
