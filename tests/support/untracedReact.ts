/**
 * Keeps React's development build from making a task for each element and from logging each render for a profiler, which
 * takes much of the time of the browser tests. React looks for both as it is loaded.
 */
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
