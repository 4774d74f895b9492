/* Makes the disk of a process fail on request: while the file named by FAULT_FILE exists, writes to database files fail
 * with the error number that it contains, or only their fsync if the number is EIO. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int fault(void) {
  const char *name = getenv("FAULT_FILE");
  char text[16] = "";
  int file = name ? open(name, O_RDONLY) : -1;
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  return count > 0 ? atoi(text) : 0;
}

static int is_database(int file) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return strstr(path, ".sqlite") != NULL;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FAIL_WRITE(file) \
  do { \
    int number = fault(); \
    if (number && number != EIO && is_database(file)) { errno = number; return -1; } \
  } while (0)
#define FAIL_SYNC(file) \
  do { \
    int number = fault(); \
    if (number == EIO && is_database(file)) { errno = number; return -1; } \
  } while (0)

ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) { FAIL_WRITE(file); return REAL(pwrite)(file, bytes, count, at); }
ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at) { FAIL_WRITE(file); return REAL(pwrite64)(file, bytes, count, at); }
int ftruncate(int file, off_t length) { FAIL_WRITE(file); return REAL(ftruncate)(file, length); }
int ftruncate64(int file, off64_t length) { FAIL_WRITE(file); return REAL(ftruncate64)(file, length); }
int fsync(int file) { FAIL_SYNC(file); return REAL(fsync)(file); }
int fdatasync(int file) { FAIL_SYNC(file); return REAL(fdatasync)(file); }
