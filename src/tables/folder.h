/* Files of tables. */
#ifndef TABLES_FOLDER_H
#define TABLES_FOLDER_H

#define FOLDER_SUFFIX ".table"
#define FOLDER_PATH_SIZE 4096

#endif
