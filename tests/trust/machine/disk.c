/* A disk that stalls or fails, for one process (LD_PRELOAD): each write to the disk waits while the file DISK_STALLS
   exists, and fails while DISK_FAILS exists. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

static int is_there(const char *variable) {
  const char *file = getenv(variable);
  return file && access(file, F_OK) == 0;
}

static int synchronize(const char *name, int descriptor) {
  int (*next)(int) = dlsym(RTLD_NEXT, name);
  if (is_there("DISK_STALLS")) usleep(2000000);
  if (is_there("DISK_FAILS")) {
    errno = EIO;
    return -1;
  }
  return next(descriptor);
}

int fsync(int descriptor) { return synchronize("fsync", descriptor); }
int fdatasync(int descriptor) { return synchronize("fdatasync", descriptor); }
